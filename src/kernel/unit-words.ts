/** Companies of this country write their units so, here in lower case without dots; the key is the wire's. */
const unitWords = {
  h: [
    'h',
    'hr',
    'hrs',
    'hour',
    'hours',
    'heure',
    'heures',
    'std',
    'stunde',
    'stunden',
    'stonn',
    'stonnen',
    'hora',
    'horas',
  ],
  day: ['day', 'days', 'd', 'jour', 'jours', 'j', 'tag', 'tage', 'dag', 'deeg', 'dia', 'dias'],
  piece: [
    'piece',
    'pieces',
    'pc',
    'pcs',
    'pce',
    'pièce',
    'pièces',
    'u',
    'un',
    'stk',
    'stück',
    'stéck',
    'st',
    'peça',
    'peças',
    'ea',
  ],
  m: ['m', 'lm', 'ml', 'lfm', 'lfdm', 'metre', 'meter', 'mètre', 'mètres'],
  m2: ['m2', 'm²', 'qm', 'sqm'],
  m3: ['m3', 'm³', 'cbm'],
  kg: ['kg', 'kilo'],
  t: ['t', 'to', 'tonne', 'tonnes'],
  km: ['km'],
  'lump-sum': [
    'lump sum',
    'lump-sum',
    'ls',
    'forfait',
    'ff',
    'ens',
    'pauschal',
    'psch',
    'pausch',
    'global',
    'vg',
  ],
} as const;

export type MeasurementUnit = keyof typeof unitWords;

const unitByWord = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) =>
    words.map((word) => [word as string, unit as MeasurementUnit] as const),
  ),
);

/** Finds the unit: 'qm' and 'M².' are m2. */
export const unitOfWord = (word: string): MeasurementUnit | null =>
  unitByWord.get(word.trim().toLowerCase().replaceAll('.', '')) ?? null;
