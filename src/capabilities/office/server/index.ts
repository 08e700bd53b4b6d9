export { liftEndedSuspensions } from './office.ts';
export { officeRoutes } from './office-api.ts';
