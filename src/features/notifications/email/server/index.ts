export { deliveryJobs, enqueueMail, enqueueSms } from './delivery.ts';
export { type EmailContent } from './email-content.ts';
export { emailFeature } from './feature.ts';
export { readerLanguage } from './reader-language.ts';
export { sendTrialMail, sendTrialSms } from './send-trial.ts';
export { type CalendarPart, PATIENCE_MS } from './smtp.ts';
