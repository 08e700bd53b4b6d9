export { deliveryJobs, enqueueMail, enqueueSms } from './delivery.ts';
export { type EmailContent } from './letter.ts';
export { readerLanguage } from './reader-language.ts';
export { sendTrialMail, sendTrialSms } from './send-trial.ts';
export { type CalendarPart, PATIENCE_MS } from './smtp.ts';
