export { routes } from './api.ts';
export { type CalendarOf, deliverNewsJob } from './deliver-news.ts';
export { forgetOldNews } from './forget-old-news.ts';
export { forgetOldMailTokens, readReplyToken } from './mail-tokens.ts';
export { type News, notify } from './notify.ts';
export { notifyStaff } from './notify-staff.ts';
export { personalData } from './personal-data.ts';
export { pushJobs } from './push/push.ts';
