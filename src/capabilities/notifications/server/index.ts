export { routes } from './api.ts';
export { forgetOldNews } from './forget-old-news.ts';
export { forgetOldMailTokens, whoReplies } from './mail-tokens.ts';
export { type News, notify } from './notify.ts';
export { personalData } from './personal-data.ts';
export { pushJobs } from './push/push.ts';
export { tellJob } from './tell.ts';
