import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['Gaart & Wéngert S.à r.l.', 'Gaart & Wéngert S.à r.l.'],
  ['Ëmwelt Ñuñoa Œuvre “Daach” €5', 'Ëmwelt Ñuñoa Œuvre “Daach” €5'],
  ['Hadžić & Łódź', 'Hadžic & ?ódz'],
  ['e\u0301tage', 'étage'],
  ['屋根', '??'],
])('%s prints as %s', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('whatever is typed, what prints stays the same when printed again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => printable(printable(text)) === printable(text)),
  );
});
