export { routes } from './api.ts';
export { similarCompaniesRoute } from './leads/similar-companies.ts';
export { personalData } from './personal-data.ts';
