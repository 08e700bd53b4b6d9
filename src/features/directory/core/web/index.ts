export { tradesQuery } from './trades-query.ts';
export { type CompanySearch, useCompanySearch } from './use-company-search.ts';
