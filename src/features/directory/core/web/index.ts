export { tradeNamesQuery } from './trade-names-query.ts';
export { type CompanySearch, useCompanySearch } from './use-company-search.ts';
