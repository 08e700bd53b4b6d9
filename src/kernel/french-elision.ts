/**
 * Puts French 'de' before an inserted name: 'd’Ell', 'de Weber'. The h of names here is pronounced ('commune de
 * Hesperange'), and a y before a vowel is a consonant.
 */
export const withFrenchDe = (name: string | number): string =>
  /^([aeiouæœ]|y(?![aeiou]))/i.test(String(name).normalize('NFD')) ? `d’${name}` : `de ${name}`;
