import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import type { Tools } from '#server/tools.ts';
import { imprintOf } from './imprint.ts';
import type { Enclosure } from './letter.ts';
import { letterText } from './letter-text.ts';
import { listHeaders } from './list-headers.ts';
import { writeToOutbox } from './outbox.ts';
import { RefusedForGood } from './refused-for-good.ts';
import { type Mail, sendBySmtp } from './smtp.ts';
import { sendByTwilio, type TextMessage } from './twilio.ts';

type AddTools = Pick<Tools, 'jobs' | 'clock'>;

/** The id outlives a retry: by it the second try is known for the same message. */
interface Envelope {
  id: string;
  at: string;
}

interface Validity {
  /** Of a code or a link: it is not sent once it is worth nothing. All else is tried for three days. */
  validSeconds?: number;
}

const envelope = ({ clock }: AddTools): Envelope => ({ id: randomUUID(), at: clock.now().toISOString() });

/** Sends a letter once the caller's transaction has committed. */
export const mail = (
  transaction: Db,
  tools: AddTools,
  message: Omit<Mail, 'id'>,
  { validSeconds }: Validity = {},
): Promise<void> => {
  const payload: Envelope & Mail = { ...envelope(tools), ...message };
  return tools.jobs.add(transaction, 'mail', payload, { validSeconds });
};

/** Sends a text message once the caller's transaction has committed. */
export const sms = (
  transaction: Db,
  tools: AddTools,
  { to, text }: TextMessage,
  { validSeconds }: Validity = {},
): Promise<void> => {
  const payload: Envelope & TextMessage = { ...envelope(tools), to, text };
  return tools.jobs.add(transaction, 'sms', payload, { validSeconds });
};

// The log gets the message's id and nothing it says: neither to whom nor what.
const putOut = async (tools: Tools, message: Parameters<typeof writeToOutbox>[1]) => {
  const file = await writeToOutbox(join(tools.config.dataDir, 'outbox'), message);
  tools.log.info({ part: 'delivery', file }, `a message was written to ${join('outbox', file)}`);
};

const unlessRefused = async ({ log }: Tools, { id }: Envelope, send: Promise<void>) => {
  try {
    await send;
  } catch (error) {
    if (!(error instanceof RefusedForGood)) throw error;
    log.error({ part: 'delivery', id, reason: error.message }, 'a message was refused for good');
  }
};

/** By the end of its name: the first of a letter has the letter's own stem. */
const besideLetter = ({ name, content }: Enclosure, at: number): [string, Buffer] => {
  const ending = /\.[a-z0-9]+$/.exec(name)?.[0] ?? '';
  return [at === 0 ? ending : `-${at + 1}${ending}`, Buffer.from(content, 'base64')];
};

const deliverMail = async (payload: unknown, tools: Tools) => {
  const message = payload as Envelope & Mail;
  const { smtpUrl, from } = tools.config.mail;
  const imprint = imprintOf(tools.config, message.language);
  if (smtpUrl) {
    await unlessRefused(tools, message, sendBySmtp(message, { smtpUrl, from, imprint }));
    return;
  }
  const headers = {
    To: message.to,
    Subject: message.letter.subject,
    ...(message.replyTo && { 'Reply-To': message.replyTo }),
    ...listHeaders(message.letter),
    ...(message.enclosures && { Enclosed: message.enclosures.map(({ name }) => name).join(', ') }),
  };
  const attachments = {
    ...(message.calendar && { '.ics': message.calendar.text }),
    ...Object.fromEntries(message.enclosures?.map(besideLetter) ?? []),
  };
  await putOut(tools, {
    ...message,
    kind: 'mail',
    headers,
    text: letterText(message, imprint),
    attachments,
  });
};

const deliverSms = async (payload: unknown, tools: Tools) => {
  const message = payload as Envelope & TextMessage;
  const twilio = tools.config.sms;
  if (twilio) await unlessRefused(tools, message, sendByTwilio(message, twilio));
  else await putOut(tools, { ...message, kind: 'sms', headers: { To: message.to } });
};

export const deliveryJobs: readonly Job[] = [
  { name: 'mail', run: deliverMail },
  { name: 'sms', run: deliverSms },
];
