export { routes } from './api.ts';
export { forgetUnsentAttachments } from './attachments.ts';
export { forgetAnsweredMails } from './by-mail/answer-by-mail.ts';
export { personalData } from './personal-data.ts';
export { writeFor } from './post-message.ts';
export { resolveReport } from './resolve-report.ts';
