import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { formatTypedDay, parseTypedDay } from './typed-days.ts';

test.each([
  ['31/03/2026', '2026-03-31'],
  ['31.03.2026', '2026-03-31'],
  ['1.3.26', '2026-03-01'],
  [' 1-3-2026 ', '2026-03-01'],
  ['2026-03-31', '2026-03-31'],
  ['31032026', '2026-03-31'],
  ['31.02.2026', null],
  ['03/31/2026', null],
  ['31/03', null],
  ['tomorrow', null],
  ['', null],
])('%j is %j', (typedText, day) => {
  expect(parseTypedDay(typedText)).toBe(day);
});

test.each(languages)('what a field of %s holds is read back', (language) => {
  const heldText = formatTypedDay('2026-03-31', language);
  expect(heldText).toBe(language === 'de' || language === 'lb' ? '31.03.2026' : '31/03/2026');
  expect(parseTypedDay(heldText)).toBe('2026-03-31');
});
