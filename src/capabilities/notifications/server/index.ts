export { routes } from './api.ts';
export { deliveryJobs, mail, sms } from './delivery.ts';
export type { Letter } from './letter.ts';
export { forgetOldMailTokens, whoReplies } from './mail-tokens.ts';
export { type News, notify } from './notify.ts';
export { personalData } from './personal-data.ts';
export { pushJobs } from './push/push.ts';
export { readerLanguage } from './reader-language.ts';
export { tellJob } from './tell.ts';
