/** A search of these takes the words for a trade, for a place, or for both as plain words. */
export const literalReadings = ['trade', 'place', 'all'] as const;

export type LiteralReading = (typeof literalReadings)[number];

export const isReadLiterally = (reading: LiteralReading | undefined, of: 'trade' | 'place'): boolean =>
  reading === of || reading === 'all';

/** Returns the reading that takes one more thing literally. */
export const makeReadingMoreLiteral = (
  reading: LiteralReading | undefined,
  of: 'trade' | 'place',
): LiteralReading => (reading === undefined || reading === of ? of : 'all');
