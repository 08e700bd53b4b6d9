/** The cantons stand in the order of their digits in the address of a map. */
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

/** A digit of the address tells whether the area covers nothing of a canton, a part or the whole of it. */
export const areaCoverages = ['none', 'part', 'whole'] as const;

/** Returns the address of the map that shows an area; null if the area covers no canton. */
export const areaMapUrl = (whole: readonly string[], part: readonly string[]): string | null => {
  const digits = cantonNames.map((name) => (whole.includes(name) ? 2 : part.includes(name) ? 1 : 0));
  return digits.some((digit) => digit > 0) ? `/plates/area-${digits.join('')}.svg` : null;
};
