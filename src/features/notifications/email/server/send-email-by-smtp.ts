import type { SendMailOptions } from 'nodemailer';
import { caughtErrorCode } from '#server/errors/caught-error.ts';
import { drawBrandMarkInChildProcess } from '#server/pages/draw-in-child-process.ts';
import { traceOutgoingCall } from '#server/traces/outgoing-call.ts';
import type { LocalizedEmail, MailAttachment, MailImprint } from './email-content.ts';
import { PermanentDeliveryError } from './permanent-delivery-error.ts';
import { LOGO_CONTENT_ID, renderEmailHtml } from './render-email-html.ts';
import { renderEmailText } from './render-email-text.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

export const DELIVERY_TIMEOUT_MS = 5_000;

/** An event for the reader's calendar: some programs show it as such, and the attached file is for the others. */
export interface MailCalendarPart {
  method: 'REQUEST' | 'CANCEL';
  text: string;
}

const CALENDAR_FILE = 'visit.ics';

export interface MailMessage extends LocalizedEmail {
  id: string;
  to: string;
  /** Replies go there, if they are allowed and go to somebody else than us. */
  replyTo?: string;
  enclosures?: readonly MailAttachment[];
  calendar?: MailCalendarPart;
}

interface Sender {
  smtpUrl: string;
  from: string;
  imprint: MailImprint;
}

let gable: Promise<Buffer> | undefined;

/**
 * It has twice the displayed size, for fine screens. It is drawn once; an email that it cannot be drawn for is sent
 * again.
 */
const drawnGable = () =>
  (gable ??= drawBrandMarkInChildProcess({ size: 80, mark: 0.8 }).catch((error: unknown) => {
    gable = undefined;
    throw error;
  }));

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'giewel.example';

/** A server's response may repeat the address, so only its code is passed on. */
const withoutContent = (error: unknown): Error => {
  const code = caughtErrorCode(error) ?? 'unknown';
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
  const text = `The mail server did not take the message (${status ?? code})`;
  // A refused sign-in is about us, and may be put right while the message waits.
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMessage && (status === undefined || status >= 500)
    ? new PermanentDeliveryError(text)
    : new Error(text);
};

/** Sends one mail. A retry has the same Message-ID, by which the other side recognises it. */
export const sendBySmtp = async (
  mail: MailMessage,
  { smtpUrl, from, imprint }: Sender,
  patienceMs = DELIVERY_TIMEOUT_MS,
) => {
  // The library is loaded with the first mail: a start that sends none does not need it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    // A server scans a mail before it responds; hanging up on it then would send the mail twice.
    socketTimeout: 2 * patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const mailOptions: SendMailOptions = {
      from,
      // An object is used because text would be parsed, and a comma would make it two addresses.
      to: { name: '', address: mail.to },
      ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.letter.subject,
      text: renderEmailText(mail, imprint),
      html: renderEmailHtml(mail, imprint),
      attachments: [
        {
          cid: LOGO_CONTENT_ID,
          filename: 'giewel.png',
          contentType: 'image/png',
          contentDisposition: 'inline',
          content: await drawnGable(),
        },
        ...(mail.enclosures ?? []).map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content, 'base64'),
        })),
      ],
      ...(mail.calendar && {
        icalEvent: { method: mail.calendar.method, filename: CALENDAR_FILE, content: mail.calendar.text },
      }),
      messageId: `<${mail.id}@${domainOf(from)}>`,
      replyTo: mail.replyTo,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.letter) },
    };
    await traceOutgoingCall({ protocol: 'smtp', host: new URL(smtpUrl).host }, () =>
      transport.sendMail(mailOptions),
    );
  } catch (error) {
    throw withoutContent(error);
  } finally {
    transport.close();
  }
};
