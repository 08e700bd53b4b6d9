export { tradeNamesQuery } from './trade-names-query.ts';
export { type CompanySearchState, useCompanySearch } from './use-company-search.ts';
