/**
 * French 'de' before a name that is put in: 'd’Ell', 'de Weber'. Names here begin with an h that is spoken ('commune de
 * Hesperange'), and a y before a vowel is a consonant.
 */
export const deBefore = (name: string | number): string =>
  /^([aeiouæœ]|y(?![aeiou]))/i.test(String(name).normalize('NFD')) ? `d’${name}` : `de ${name}`;
