export { routes } from './api.ts';
export { addCategory, changeCategory } from './change-category.ts';
export { companyJobs } from './check-vat.ts';
export { itemColumns, presentItem } from './item.ts';
export { judgeVat } from './judge-vat.ts';
export { measureResponses } from './measure-responses.ts';
export { personalData } from './personal-data.ts';
export { presentCounts } from './present.ts';
export { registerCompany } from './register-company.ts';
