import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { normalizePhoneNumber } from '#features/accounts/core/rules/phone-numbers.ts';

/** Returns a number as it is stored, such as +352621123456, or null if no such number can exist. */
export const phoneNumberToE164 = (input: string): string | null => {
  const number = parsePhoneNumberFromString(normalizePhoneNumber(input));
  return number?.isValid() ? number.number : null;
};
