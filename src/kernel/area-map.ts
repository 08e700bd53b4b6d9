/** The cantons, in the order of their digits in the address of a map. */
export const cantonNames = [
  'Capellen',
  'Clervaux',
  'Diekirch',
  'Echternach',
  'Esch-sur-Alzette',
  'Grevenmacher',
  'Luxembourg',
  'Mersch',
  'Redange',
  'Remich',
  'Vianden',
  'Wiltz',
] as const;

/** What a digit of the address stands for: nothing of the canton, a part, the whole of it. */
export const areaShares = ['none', 'part', 'whole'] as const;

/** The address of the map that shows an area; null where there is none. */
export const areaMapOf = (whole: readonly string[], part: readonly string[]): string | null => {
  const digits = cantonNames.map((name) => (whole.includes(name) ? 2 : part.includes(name) ? 1 : 0));
  return digits.some((digit) => digit > 0) ? `/plates/area-${digits.join('')}.svg` : null;
};
