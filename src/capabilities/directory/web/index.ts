export { type CompanySearch, useCompanySearch } from './use-company-search.ts';
