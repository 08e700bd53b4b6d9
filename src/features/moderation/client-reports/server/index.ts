export { isAnyMessageBetween } from './is-any-message-between.ts';
export { clientReportsFeature } from './feature.ts';
export { judgeClientReport } from './judge-client-report.ts';
