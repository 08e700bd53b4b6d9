export { deliveryJobs, mail, sms } from './delivery.ts';
export { type Letter } from './letter.ts';
export { readerLanguage } from './reader-language.ts';
export { sendTrialMail, sendTrialSms } from './send-trial.ts';
export { type CalendarPart, PATIENCE_MS } from './smtp.ts';
