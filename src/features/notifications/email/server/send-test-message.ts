import { randomUUID } from 'node:crypto';
import type { Config } from '#server/config/config.ts';
import type { LocalizedEmail } from './email-content.ts';
import { mailImprintOf } from './mail-imprint.ts';
import { sendBySmtp } from './send-email-by-smtp.ts';
import { sendSmsByTwilio, type TextMessage } from './send-sms-by-twilio.ts';

/** Sends one mail immediately instead of through the queue, to check that it leaves. */
export const sendTestMail = (config: Config, smtpUrl: string, to: string, part: LocalizedEmail) =>
  sendBySmtp(
    { id: randomUUID(), to, ...part },
    { smtpUrl, from: config.mail.from, imprint: mailImprintOf(config, part.language) },
  );

export const sendTestSms = (sms: NonNullable<Config['sms']>, message: TextMessage) =>
  sendSmsByTwilio(message, sms);
