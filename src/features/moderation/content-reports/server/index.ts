export { detectCollusion } from './detect-collusion.ts';
export { contentReportsFeature } from './feature.ts';
export { findReportEmailDetails } from './report-details-for-email.ts';
