export { areInTouch } from './are-in-touch.ts';
export { clientReportsFeature } from './feature.ts';
export { judgeClientReport } from './judge-report.ts';
