/** Lines have a kind so that two quotes can be compared. */
export const lineKinds = [
  'labour',
  'materials',
  'planning',
  'permits',
  'scaffolding',
  'protection',
  'demolition',
  'disposal',
  'transport',
  'groundwork',
  'structure',
  'installation',
  'electrical',
  'plumbing',
  'finishing',
  'cleaning',
  'equipment-hire',
  'testing',
  'warranty',
  'other',
] as const;
export type LineKind = (typeof lineKinds)[number];

/** The wire has the key; screens write m² for m2. */
export const lineUnits = ['h', 'day', 'piece', 'm', 'm2', 'm3', 'kg', 't', 'km', 'lump-sum'] as const;
export type LineUnit = (typeof lineUnits)[number];

/** Only these units measure work, so that a price for each says something. */
export const measuredLineUnits: readonly LineUnit[] = ['m2', 'm', 'm3', 'kg', 't'];
