import { expect, test } from 'vitest';
import { placeInWords } from './place-in-words.ts';

const place = {
  street: '14, rue des Tilleuls',
  postalCode: 'L-4210',
  commune: 'Esch-sur-Alzette',
  communeNames: { de: 'Esch an der Alzette' },
};

test.each([
  [place, '14, rue des Tilleuls, L-4210 Esch an der Alzette'],
  [{ ...place, street: null }, 'L-4210 Esch an der Alzette'],
  [{ ...place, postalCode: null }, '14, rue des Tilleuls, Esch an der Alzette'],
  [{ ...place, street: null, postalCode: null, commune: null }, null],
])('a place is told in its reader’s language, as far as it is known: %o', (knownPlace, words) => {
  expect(placeInWords(knownPlace, 'de')).toBe(words);
});
