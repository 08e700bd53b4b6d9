export const parseCompanyIds = (ids = ''): number[] =>
  ids.split(',').filter(Boolean).map(Number).filter(Number.isInteger);
