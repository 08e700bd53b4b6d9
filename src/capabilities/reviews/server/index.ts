export { routes } from './api.ts';
export { personalData } from './personal-data.ts';
export { judgeAppeal, judgeFlag, judgeReview, type Ruling } from './verdicts.ts';
