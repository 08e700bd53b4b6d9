export { routes } from './api.ts';
export { reportClientRoute } from './client-reports/api.ts';
export { areInTouch } from './client-reports/in-touch.ts';
export { judgeClientReport } from './client-reports/judge-report.ts';
export { personalData as clientReportsData } from './client-reports/personal-data.ts';
export { liftEndedSuspensions } from './office.ts';
export { personalData } from './personal-data.ts';
