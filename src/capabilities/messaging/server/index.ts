export { routes } from './api.ts';
export { forgetUnsentAttachments } from './attachments.ts';
export { personalData } from './personal-data.ts';
