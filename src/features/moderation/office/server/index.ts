export { runChecksOn } from './checks.ts';
export { liftEndedSuspensions } from './office.ts';
export { officeRoutes } from './office-api.ts';
