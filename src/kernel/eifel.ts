/** Before these a Luxembourgish word keeps its last n (Eifeler Regel). */
const KEEPS = /[aeiouyndtzh]/;

/** Whose names begin so when they are spoken: véier, fënnef, sechs, siwen, and what is made of them. */
const DROPPING_DIGITS = new Set(['4', '5', '6', '7']);

const firstSpokenDigit = (digits: string): string => {
  const group = digits.slice(0, digits.length % 3 || 3);
  const [hundreds = '', tens = '', ones = ''] = group.padStart(3, '0');
  if (hundreds !== '0') return hundreds;
  return ones === '0' ? tens : ones;
};

const keepsItsN = (next: string): boolean => {
  const [start = ''] = /\d[\d.\u00a0\u202f]*|\p{L}/u.exec(next) ?? [];
  if (/\d/.test(start)) return !DROPPING_DIGITS.has(firstSpokenDigit(start.replace(/\D/g, '')));
  return KEEPS.test(start.toLowerCase().normalize('NFD'));
};

/** 'vun' before a word that is put in: 'vu Muller', 'vun Hoffmann', 'vu 4', 'vun 12'. */
export const eifel = (word: string, next: string | number): string =>
  `${keepsItsN(String(next)) ? word : word.replace(/n{1,2}$/, '')} ${next}`;
