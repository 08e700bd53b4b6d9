import { expect, test } from 'vitest';
import { searchedTradeAndCommune } from './searched-trade-and-commune.ts';

const roofing = { id: 7, name: 'Roofing', names: {} };
const carpentry = { id: 9, name: 'Carpentry', names: {} };
const esch = {
  name: 'Lallange',
  names: {},
  commune: 'Esch-sur-Alzette',
  communeNames: {},
  isSaid: true,
  isThere: 1,
  worksThere: 1,
  within: [],
};

test('a request begins with the trade and the commune that were searched for', () => {
  const reading = { place: esch, trades: [roofing] };
  expect(searchedTradeAndCommune({ q: 'roof in Lallange' }, reading)).toEqual({
    category: 7,
    commune: 'Esch-sur-Alzette',
  });
  // A filter is a choice, while the reading of the words is a guess.
  expect(searchedTradeAndCommune({ q: 'roof', category: 9, commune: 'Mersch' }, reading)).toEqual({
    category: 9,
    commune: 'Mersch',
  });
});

test('words that may mean two trades choose none, and a search that was not read yet chooses nothing', () => {
  expect(searchedTradeAndCommune({ q: 'roof' }, { place: null, trades: [roofing, carpentry] })).toEqual({
    category: undefined,
    commune: undefined,
  });
  expect(searchedTradeAndCommune({ q: 'roof' }, undefined)).toEqual({
    category: undefined,
    commune: undefined,
  });
});
