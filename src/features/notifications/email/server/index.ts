export { deliveryJobs, enqueueMail, enqueueSms } from './delivery-queue.ts';
export { type EmailContent } from './email-content.ts';
export { emailFeature } from './feature.ts';
export { mailLanguageOf } from './mail-language.ts';
export { sendTestMail, sendTestSms } from './send-test-message.ts';
export { type MailCalendarPart, DELIVERY_TIMEOUT_MS } from './send-email-by-smtp.ts';
