export { runAllHealthChecks } from './run-health-checks.ts';
export { officeFeature } from './feature.ts';
export { liftEndedSuspensionsJob } from './people-and-statistics.ts';
