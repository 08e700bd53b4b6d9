export { tradesQuery } from './trades-question.ts';
export { type CompanySearch, useCompanySearch } from './use-company-search.ts';
