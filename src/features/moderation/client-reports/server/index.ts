export { reportClientRoute } from './api.ts';
export { areInTouch } from './are-in-touch.ts';
export { forgetOldClientReports, judgeClientReport } from './judge-report.ts';
export { personalData as clientReportsData } from './personal-data.ts';
