export { runChecksOn } from './checks.ts';
export { officeFeature } from './feature.ts';
export { liftEndedSuspensions } from './office.ts';
