export { routes } from './api.ts';
export { keepDeadlinesEveryMinute } from './keep-deadlines.ts';
export { personalData } from './personal-data.ts';
