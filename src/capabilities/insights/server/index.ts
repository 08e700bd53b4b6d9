export { routes } from './api.ts';
export { countOnlookers } from './count-onlookers.ts';
export { forgetVisitors } from './forget-visitors.ts';
