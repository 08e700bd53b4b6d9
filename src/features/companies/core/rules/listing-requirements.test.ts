import { expect, test } from 'vitest';
import {
  type ListingCandidate,
  listMissingListingRequirements,
  MIN_LISTED_DESCRIPTION_LENGTH,
} from './listing-requirements.ts';

const nothing: ListingCandidate = {
  description: '',
  services: [],
  commune: null,
  serviceCommunes: [],
  serviceCantons: [],
  isEmailProved: false,
};
const text = 'x'.repeat(MIN_LISTED_DESCRIPTION_LENGTH);

test.each<[string, Partial<ListingCandidate>, string[]]>([
  ['nothing', {}, ['trade', 'place', 'text', 'email']],
  ['a trade', { services: [1] }, ['place', 'text', 'email']],
  ['an address here', { commune: 'Mersch' }, ['trade', 'text', 'email']],
  ['a commune it works in', { serviceCommunes: ['Mersch'] }, ['trade', 'text', 'email']],
  ['a canton, which is its communes', { serviceCantons: ['Mersch'] }, ['trade', 'text', 'email']],
  ['40 characters', { description: text }, ['trade', 'place', 'email']],
  [
    '39 characters and lines around them',
    { description: `\n ${text.slice(1)} \n` },
    ['trade', 'place', 'text', 'email'],
  ],
  ['everything', { services: [1], commune: 'Mersch', description: text, isEmailProved: true }, []],
])('who has %s lacks the rest (reading 52)', (_name, has, missingNeeds) => {
  expect(listMissingListingRequirements({ ...nothing, ...has })).toEqual(missingNeeds);
});
