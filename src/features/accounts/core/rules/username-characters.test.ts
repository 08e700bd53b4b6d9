import { expect, test } from 'vitest';
import { hasAdminInName } from './has-admin-in-name.ts';
import { isReservedUsername, impersonatesGiewel } from './reserved-names.ts';
import { hasLooseCombiningMark, hasUsernameCharacters, isOfOneWritingSystem } from './username-characters.ts';

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
  expect([hasUsernameCharacters(name), isOfOneWritingSystem(name)]).toEqual([true, true]);
});

test.each(['a@b', 'two  spaces', ' x', 'x ', '<b>', 'a/b', 'tab\there', '...', '\u202Eabc'])(
  '%j is no name',
  (name) => {
    expect(hasUsernameCharacters(name)).toBe(false);
  },
);

test.each(['clаire', 'Αlpha', 'pаypal'])('%s mixes alphabets', (name) => {
  expect(isOfOneWritingSystem(name)).toBe(false);
});

test(
  'the word admin is found in any case, and only the word',
  {
    meta: { requirements: ['SESSION-008'] },
  },
  () => {
    expect(['siteADMIN1', 'badminton', 'adm.in'].map(hasAdminInName)).toEqual([true, true, false]);
  },
);

test.each([
  'admin',
  'ADMİN',
  'admın',
  'ａｄｍｉｎ',
  'Ádmin',
  'admin.',
  'giewel',
  'GIEWEL-',
  'Support',
  'moderator',
  'GIEWEL-support',
  'Giewel Security.Admin',
  'giewelsupport',
  'g1ewel',
  'adm1n',
  'giewe1',
  'GieweI',
  'a-d-m-i-n',
  'adm.in',
  'G i e w e l support',
  'Giewel 24',
  'Équipe-Giewel',
  'Hëllef',
  'segurança',
  'Kundendienst',
])('%s speaks for Giewel', (name) => {
  expect(isReservedUsername(name)).toBe(true);
});

test.each(['siteADMIN1', 'badminton', 'a-d-m', 'giewel fan', 'Al Ai', 'supporter', '2026', 'Team Weber'])(
  '%s may be taken',
  (name) => {
    expect(isReservedUsername(name)).toBe(false);
  },
);

test.each([
  ['Giewel', true],
  ['Giewel Support', true],
  ['L’équipe Giewel', true],
  ['Giewel S.A.', true],
  ['Giewe1 Support', true],
  ['G.I.E.W.E.L', true],
  ['Sécurité & Aide', false],
  ['Security Team', false],
  ['Giewel Daach', false],
  ['Claire Weber', false],
])('whoever is shown as %s speaks for the house: %s', (name, isSo) => {
  expect(impersonatesGiewel(name)).toBe(isSo);
});

test.each([
  ['demo-client\u0301', true],
  ['a-\u0336b', true],
  ['claire2\u0301', true],
  ['cle\u0301ment', false],
  ['Nguyễn', false],
  ['Йордан', false],
  ['हिन्दी', false],
  ['שָׁלוֹם', false],
])('%s has a mark that belongs to no letter: %s', (name, has) => {
  expect(hasLooseCombiningMark(name)).toBe(has);
});
