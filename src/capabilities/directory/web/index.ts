export { type Search, useCompanySearch } from './use-company-search.ts';
