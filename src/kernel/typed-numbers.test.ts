import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { asTyped, typedDecimal } from './typed-numbers.ts';

test.each([
  ['82,5', '82.5'],
  ['82.5', '82.5'],
  ['1 250,5', '1250.5'],
  ['1\u202f250,5', '1250.5'],
  ['1’250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1,250.50', '1250.50'],
  ['1.234.567', '1234567'],
  ['12,', '12'],
  ['−3,5', '-3.5'],
  ['', ''],
  ['two', 'two'],
  ['=1+1', '=1+1'],
])('%j is typed for %j', (typed, written) => {
  expect(typedDecimal(typed)).toBe(written);
});

test('a field holds the sign of its language, and reads it back', () => {
  const held = languages.map((language) => asTyped('1234.50', language));
  expect(Object.fromEntries(languages.map((language, at) => [language, held[at]]))).toEqual({
    en: '1234.50',
    fr: '1234,50',
    de: '1234,50',
    lb: '1234,50',
    pt: '1234,50',
  });
  for (const typed of held) expect(typedDecimal(typed)).toBe('1234.50');
});
