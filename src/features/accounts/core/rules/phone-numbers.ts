/**
 * It allows a plus sign, a country code of 1 to 4 digits, then 4 to 14 digits or spaces. The server checks more
 * strictly.
 */
export const PHONE_PATTERN = /^\+\d{1,4}[\d ]{4,14}$/;

/**
 * A company's number is shown and dialled as the company writes it, mostly without a country code. An account's number
 * needs one, because we send it SMS.
 */
export const SHOWN_PHONE_PATTERN = /^[+\d][\d ()/.-]+$/;

// A space joins prefix and number, so 13 of the 14 characters are left.
const LONGEST_NATIONAL = 13;

/** Address books copy invisible marks, and people write dots, dashes and '(0)'. */
const tidy = (input: string) =>
  input
    .replace(/\p{Cf}/gu, '')
    .replaceAll('(0)', ' ')
    .replace(/[\s()./\u2010-\u2015-]+/gu, ' ')
    .trim()
    .replace(/^(?:00|\+) ?(?=\d)/, '+');

/**
 * A number with its country code as people paste it: '0033 (0)6.12.34.56.78' is '+33 6 12 34 56 78'. What has none
 * stays as it was written.
 */
export const normalizePhoneNumber = (input: string): string => {
  const number = tidy(input);
  if (!number.startsWith('+')) return input;
  return PHONE_PATTERN.test(number) ? number : number.replaceAll(' ', '');
};

/** Splits a number that has one of these prefixes; returns null if it has none. */
export const splitPhonePrefix = (input: string, prefixes: readonly string[]) => {
  const whole = normalizePhoneNumber(input);
  const phonePrefix = prefixes.find((prefix) => whole.startsWith(prefix));
  if (phonePrefix === undefined) return null;
  const number = whole.slice(phonePrefix.length).trim();
  return {
    phonePrefix,
    phoneNumber: number.length > LONGEST_NATIONAL ? number.replaceAll(' ', '') : number,
  };
};

/** Luxembourg's numbers have no leading zero that calls from abroad leave out. */
const HAS_NO_TRUNK_ZERO = '+352';

/** Joins prefix and number: '+352 621 123 456'. A number that has its own country code already stays as it is. */
export const joinPhonePrefix = ({
  phonePrefix,
  phoneNumber,
}: {
  phonePrefix: string;
  phoneNumber: string;
}) => {
  const whole = normalizePhoneNumber(phoneNumber);
  if (whole.startsWith('+')) return whole;
  const number = phoneNumber.trim();
  return `${phonePrefix} ${phonePrefix === HAS_NO_TRUNK_ZERO ? number : number.replace(/^0(?=[\d ])/, '').trim()}`;
};

/** Numbers have at least this many digits after the country code: Luxembourg's as the documents' pattern says. */
const SHORTEST_NATIONAL: Readonly<Record<string, number>> = {
  '+352': 4,
  '+49': 6,
  '+33': 9,
  '+32': 8,
  '+31': 9,
  '+44': 9,
};
const SHORTEST_WHOLE = 7;

/** Finds numbers that somebody stopped writing halfway. */
export const isPhoneNumberLongEnough = (input: string): boolean => {
  const whole = normalizePhoneNumber(input).replaceAll(' ', '');
  const prefix = Object.keys(SHORTEST_NATIONAL).find((known) => whole.startsWith(known));
  const shortest =
    prefix === undefined ? SHORTEST_WHOLE : prefix.length - 1 + (SHORTEST_NATIONAL[prefix] ?? 0);
  return whole.length - 1 >= shortest;
};

const inTwos = (digits: string) => digits.match(/\d{2}/g)?.join(' ') ?? digits;

/**
 * Groups digits as a country reads them out: pairs, but Luxembourg's mobile numbers in threes, and France's after one
 * digit.
 */
const nationalGroups = (prefix: string, digits: string): string => {
  if (prefix === '+33' && digits.length === 9) return `${digits.slice(0, 1)} ${inTwos(digits.slice(1))}`;
  if (digits.length % 3 === 0 && digits.length > 6) return digits.match(/\d{3}/g)?.join(' ') ?? digits;
  return digits.length % 2 === 0 ? inTwos(digits) : digits;
};

const KNOWN_PREFIX = /^(\+(?:352|32|33|49|31|351|39|41|43|44)) ?(\d+)$/;

/** Returns '+352621123456' as '+352 621 123 456'; numbers with groups or another form stay as they are. */
export const formatPhoneNumber = (input: string): string => {
  const whole = normalizePhoneNumber(input);
  const [, prefix, digits] = KNOWN_PREFIX.exec(whole) ?? [];
  return prefix && digits ? `${prefix} ${nationalGroups(prefix, digits)}` : whole;
};
