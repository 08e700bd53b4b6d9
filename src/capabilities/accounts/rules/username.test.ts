import { expect, test } from 'vitest';
import { looksLikeAdmin } from './looks-like-admin.ts';
import { isName, isOfOneScript } from './username.ts';

test.each([
  'claire',
  'claire.hoffmann',
  'Müller & Söhne'.replace(' & ', '-'),
  'Ana Müller',
  'Жан',
  '田中さん',
  'a_b',
  'x1.',
])('%s is a name of one script', (name) => {
  expect([isName(name), isOfOneScript(name)]).toEqual([true, true]);
});

test.each(['a@b', 'two  spaces', ' x', 'x ', '<b>', 'a/b', 'tab\there', '...', '\u202Eabc'])(
  '%j is no name',
  (name) => {
    expect(isName(name)).toBe(false);
  },
);

test.each(['clаire', 'Αlpha', 'pаypal'])('%s mixes alphabets', (name) => {
  expect(isOfOneScript(name)).toBe(false);
});

test('the word admin is found in any case, and only the word (SESSION-008)', () => {
  expect(['siteADMIN1', 'badminton', 'adm.in'].map(looksLikeAdmin)).toEqual([true, true, false]);
});
