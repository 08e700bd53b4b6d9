import { expect, test } from 'vitest';
import '#app/strings/all-strings.ts';
import { languages } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';
import { reportBodyText } from './report-text.ts';

const ids = Array.from({ length: 12 }, (_, index) => 40 + index);
const ring = { clients: 14, companyBrowser: [12], clientBrowser: [], network: ids, onlyHere: [] };

test('a ring is told in words, without what nobody stood out by, and names ten accounts of each at most', () => {
  const words = reportBodyText({ words: null, ring }, stringsOf('en')) ?? '';
  expect(words.split('\n').slice(1, -1)).toEqual([
    '- 1 client logged in with a browser that someone at the company also uses (accounts: 12)',
    '- 12 clients share a network with the company or another client (accounts 40, 41, 42, 43, 44, 45, 46, 47, 48, 49 and 2 more)',
  ]);
});

test.each(languages)('in %s too, and what a person wrote stays theirs', (language) => {
  expect(reportBodyText({ words: null, ring }, stringsOf(language))).toMatch(/\n- 1 .*12.*\n- 12 .*40/);
  expect(reportBodyText({ words: 'Look at this', ring: null }, stringsOf(language))).toBe('Look at this');
});
