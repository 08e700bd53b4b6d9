/** The companies that the address of a comparison names. */
export const idsIn = (ids = ''): number[] =>
  ids.split(',').filter(Boolean).map(Number).filter(Number.isInteger);
