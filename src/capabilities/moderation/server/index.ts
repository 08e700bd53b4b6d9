export { routes } from './api.ts';
export { liftEndedSuspensions } from './office.ts';
export { personalData } from './personal-data.ts';
