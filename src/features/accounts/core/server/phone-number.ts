import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { internationalPhone } from '#features/accounts/core/rules/phone.ts';

/** Returns a number as it is stored, such as +352621123456, or null if no such number can exist. */
export const toE164 = (input: string): string | null => {
  const number = parsePhoneNumberFromString(internationalPhone(input));
  return number?.isValid() ? number.number : null;
};
