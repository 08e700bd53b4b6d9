export { routes } from './api.ts';
export { personalData } from './personal-data.ts';
