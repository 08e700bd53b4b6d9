import { expect, test } from 'vitest';
import { phoneNumberToE164 } from '#features/accounts/core/server/phone-number-to-e164.ts';
import {
  normalizePhoneNumber,
  joinPhonePrefix,
  PHONE_PATTERN,
  formatPhoneNumber,
  splitPhonePrefix,
} from './phone-numbers.ts';

const prefixes = ['+352', '+49', '+33', '+32', '+31', '+44'];

test.each([
  ['+33612345678', '+33', '+33612345678'],
  ['+33 6 12 34 56 78', '+33', '+33612345678'],
  ['0033 6 12 34 56 78', '+33', '+33612345678'],
  ['0033612345678', '+33', '+33612345678'],
  ['+33 (0)6 12 34 56 78', '+33', '+33612345678'],
  ['+33 6.12.34.56.78', '+33', '+33612345678'],
  ['+33 6\u00a012\u00a034\u00a056\u00a078', '+33', '+33612345678'],
  ['\u202a+33 6 12 34 56 78\u202c', '+33', '+33612345678'],
  ['+352 621 555 444', '+352', '+352621555444'],
  ['00352 621 555 444', '+352', '+352621555444'],
  ['00 352 621-555-444', '+352', '+352621555444'],
  ['+49 151 12 34 56 78', '+49', '+4915112345678'],
  ['+32 470 12 34 56', '+32', '+32470123456'],
])(
  '%s that is pasted is split into %s and the rest, and means the same number',
  (pasted, prefix, storedNumber) => {
    const split = splitPhonePrefix(pasted, prefixes);
    expect(split?.phonePrefix).toBe(prefix);
    expect(split?.phoneNumber).toMatch(/^[\d ]+$/);
    const joined = joinPhonePrefix(split ?? { phonePrefix: '', phoneNumber: '' });
    expect(joined).toMatch(PHONE_PATTERN);
    expect(phoneNumberToE164(joined)).toBe(storedNumber);
    expect(phoneNumberToE164(pasted)).toBe(storedNumber);
  },
);

test.each(['621 123 456', '06 12 34 56 78', '', '+', '0', '003', '+35', 'ring me'])(
  '%j brings no prefix along',
  (input) => {
    expect(splitPhonePrefix(input, prefixes)).toBeNull();
    expect(normalizePhoneNumber(input.replace(/^(\+|0).*/, ''))).toBe(input.replace(/^(\+|0).*/, ''));
  },
);

test('a country code that is not in the list stays with its number, whatever the list shows', () => {
  expect(splitPhonePrefix('+351 912 345 678', prefixes)).toBeNull();
  expect(joinPhonePrefix({ phonePrefix: '+352', phoneNumber: '00351 912 345 678' })).toBe('+351 912 345 678');
});

test('the zero one dials at home is not part of the number abroad', () => {
  expect(joinPhonePrefix({ phonePrefix: '+33', phoneNumber: '06 12 34 56 78' })).toBe('+33 6 12 34 56 78');
  expect(joinPhonePrefix({ phonePrefix: '+352', phoneNumber: '621 123 456' })).toBe('+352 621 123 456');
});

test.each([
  ['+352621123456', '+352 621 123 456'],
  ['+352 621123456', '+352 621 123 456'],
  ['00352 26123456', '+352 26 12 34 56'],
  ['+352 26 12 34 56', '+352 26 12 34 56'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+49 651 9876543', '+49 651 9876543'],
  ['26 12 34 56', '26 12 34 56'],
])('%s stands on paper as %s', (input, spacedNumber) => {
  expect(formatPhoneNumber(input)).toBe(spacedNumber);
});
