/** A Luxembourgish word keeps its last n before these (Eifeler Regel). */
const KEEPS_FINAL_N = /[aeiouyndtzh]/;

/** A number is pronounced from its first three digits: hundreds, ones, tens. Only four to seven drop the n. */
const dropsBefore = (digits: string): boolean => {
  const [hundreds, tens, ones] = digits.slice(0, digits.length % 3 || 3).padStart(3, '0');
  return /^0*[4-7]/.test(`${hundreds}${ones}${tens}`);
};

const keepsFinalN = (next: string): boolean => {
  const [start = ''] = /\d[\d.\u00a0\u202f]*|\p{L}/u.exec(next) ?? [];
  const digits = start.replace(/\D/g, '');
  return digits ? !dropsBefore(digits) : KEEPS_FINAL_N.test(start.toLowerCase().normalize('NFD'));
};

/** Applies the rule to a word before an inserted one: 'vu Muller', 'vun Hoffmann', 'vu 4', 'vun 12'. */
export const applyEifelRule = (word: string, next: string | number): string =>
  `${keepsFinalN(String(next)) ? word : word.replace(/n{1,2}$/, '')} ${next}`;

/** Writes 'a, b an c'. Browsers can't list in Luxembourgish; listInWords serves the other languages. */
export const listInLuxembourgish = (names: Iterable<string>): string => {
  const leading = [...names];
  const last = leading.pop() ?? '';
  return leading.length === 0 ? last : `${leading.join(', ')} ${applyEifelRule('an', last)}`;
};
