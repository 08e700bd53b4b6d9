export { routes } from './api.ts';
export { keepDeadlines, keepDeadlinesEveryMinute } from './keep-deadlines.ts';
export { personalData } from './personal-data.ts';
