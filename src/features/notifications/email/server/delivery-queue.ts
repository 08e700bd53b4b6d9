import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import type { MailAttachment } from './email-content.ts';
import { mailImprintOf } from './mail-imprint.ts';
import { writeToOutboxFolder } from './outbox-folder.ts';
import { PermanentDeliveryError } from './permanent-delivery-error.ts';
import { renderEmailText } from './render-email-text.ts';
import { type MailMessage, sendBySmtp } from './send-email-by-smtp.ts';
import { sendSmsByTwilio, type TextMessage } from './send-sms-by-twilio.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

type QueueServices = Pick<Services, 'jobs' | 'clock'>;

/** The id survives a retry, which is recognised as the same message by it. */
interface Envelope {
  id: string;
  at: string;
}

interface Validity {
  /** Codes and links are not sent once they have expired. All other messages are retried for three days. */
  validSeconds?: number;
}

const envelope = ({ clock }: QueueServices): Envelope => ({
  id: randomUUID(),
  at: clock.now().toISOString(),
});

/** Sends an email once the caller's transaction has committed. */
export const enqueueMail = (
  transaction: Db,
  services: QueueServices,
  message: Omit<MailMessage, 'id'>,
  { validSeconds }: Validity = {},
): Promise<void> => {
  const payload: Envelope & MailMessage = { ...envelope(services), ...message };
  return services.jobs.add(transaction, 'mail', payload, { validSeconds });
};

/** Sends a text message once the caller's transaction has committed. */
export const enqueueSms = (
  transaction: Db,
  services: QueueServices,
  { to, text }: TextMessage,
  { validSeconds }: Validity = {},
): Promise<void> => {
  const payload: Envelope & TextMessage = { ...envelope(services), to, text };
  return services.jobs.add(transaction, 'sms', payload, { validSeconds });
};

// The log gets the message's id, but neither its receiver nor its content.
const putOut = async (services: Services, message: Parameters<typeof writeToOutboxFolder>[1]) => {
  const file = await writeToOutboxFolder(join(services.config.dataDir, 'outbox'), message);
  services.log.info({ part: 'delivery', file }, `a message was written to ${join('outbox', file)}`);
};

const unlessRefused = async ({ log }: Services, { id }: Envelope, send: Promise<void>) => {
  try {
    await send;
  } catch (error) {
    if (!(error instanceof PermanentDeliveryError)) throw error;
    log.error({ part: 'delivery', id, reason: error.message }, 'a message was refused for good');
  }
};

/** Names the attachment by its extension: an email's first one gets the email's own stem. */
const outboxAttachment = ({ name, content }: MailAttachment, index: number): [string, Buffer] => {
  const ending = /\.[a-z0-9]+$/.exec(name)?.[0] ?? '';
  return [index === 0 ? ending : `-${index + 1}${ending}`, Buffer.from(content, 'base64')];
};

const deliverMail = async (payload: unknown, services: Services) => {
  const message = payload as Envelope & MailMessage;
  const { smtpUrl, from } = services.config.mail;
  const imprint = mailImprintOf(services.config, message.language);
  if (smtpUrl) {
    await unlessRefused(services, message, sendBySmtp(message, { smtpUrl, from, imprint }));
    return;
  }
  const headers = {
    To: message.to,
    Subject: message.letter.subject,
    ...(message.replyTo && { 'Reply-To': message.replyTo }),
    ...unsubscribeHeaders(message.letter),
    ...(message.enclosures && { Enclosed: message.enclosures.map(({ name }) => name).join(', ') }),
  };
  const attachments = {
    ...(message.calendar && { '.ics': message.calendar.text }),
    ...Object.fromEntries(message.enclosures?.map(outboxAttachment) ?? []),
  };
  await putOut(services, {
    ...message,
    kind: 'mail',
    headers,
    text: renderEmailText(message, imprint),
    attachments,
  });
};

const deliverSms = async (payload: unknown, services: Services) => {
  const message = payload as Envelope & TextMessage;
  const twilio = services.config.sms;
  if (twilio) await unlessRefused(services, message, sendSmsByTwilio(message, twilio));
  else await putOut(services, { ...message, kind: 'sms', headers: { To: message.to } });
};

export const deliveryJobs: readonly JobDefinition[] = [
  { name: 'mail', run: deliverMail },
  { name: 'sms', run: deliverSms },
];
