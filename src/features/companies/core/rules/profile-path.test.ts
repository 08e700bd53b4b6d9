import { expect, test } from 'vitest';
import { companyIdIn, profilePath } from './profile-path.ts';

test.each([
  ['Toiture Schmit & Fils', '/companies/12-toiture-schmit-fils'],
  ['Gaart & Wéngert', '/companies/12-gaart-wengert'],
  ['  Großmann ', '/companies/12-grossmann'],
  ['建設', '/companies/12'],
])('%s has an address that can be read', (name, path) => {
  expect(profilePath({ id: 12, name })).toBe(path);
});

test.each([
  ['12', '12'],
  ['12-toiture-schmit', '12'],
  ['12-a-name-it-had-once', '12'],
  ['12-', '12'],
  ['12abc', null],
  ['abc', null],
  ['-12', null],
  ['0', null],
  ['012', null],
  ['1e3', null],
  ['12345678901', null],
  ['٣', null],
  ['', null],
])('the id in "%s" is %s', { meta: { requirements: ['PROFILE-001'] } }, (segment, id) => {
  expect(companyIdIn(segment)).toBe(id);
});
