export { routes } from './api.ts';
export { judgeAppeal, judgeFlag, judgeReview, type ReviewRuling } from './judge-review.ts';
export { personalData } from './personal-data.ts';
