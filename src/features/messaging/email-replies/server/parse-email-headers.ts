import { createHash } from 'node:crypto';
import { mimeHeaderOf, MAX_EMAIL_HEADER_BYTES, parseMimePart, bytesToLatin1 } from './mime-part.ts';

export interface EmailHeaders {
  /** It contains every address the email was sent to. */
  recipients: string;
  /** It is the address in From, in lower case; empty unless there is exactly one. */
  from: string;
  /** A program wrote it: an absence note, a list, a mail that bounced. */
  isAutomatic: boolean;
  /** It is the same when an email is delivered again. */
  fingerprint: Buffer;
}

/** Finds the token in 'reply+token@domain' of our own domain, among all recipients. */
export const replyTokenIn = (recipients: string, ownAddress: string): string | undefined => {
  const domain = ownAddress.slice(ownAddress.lastIndexOf('@') + 1).toLowerCase();
  const addresses = [...recipients.toLowerCase().matchAll(/\+([0-9a-f]{40})@([\w.-]+)/g)];
  return addresses.find(([, , host]) => host === domain)?.[1];
};

/** Extracts the address of 'claire@x', 'Claire <claire@x>' or 'claire@x (Claire)'. */
const addressIn = (sender: string): string => {
  const open = sender.lastIndexOf('<');
  const address = open === -1 ? sender.split('(', 1)[0] : sender.slice(open + 1).split('>', 1)[0];
  return address?.trim().toLowerCase() ?? '';
};

const machineHeaders = ['x-autoreply', 'list-id'];
const addressHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];

/** Reads an email's headers (RFC 5322), and nothing of its text. */
export const parseEmailHeaders = (raw: Uint8Array): EmailHeaders => {
  const head = parseMimePart(bytesToLatin1(raw.subarray(0, MAX_EMAIL_HEADER_BYTES)));
  const { headers } = head;
  /** It drops parameters and comments after the value. */
  const valueOf = (name: string) => mimeHeaderOf(head, name).toLowerCase().split(/[;(]/, 1)[0]?.trim() ?? '';
  return {
    recipients: addressHeaders.flatMap((name) => headers.get(name) ?? []).join(', '),
    from: headers.get('from')?.length === 1 ? addressIn(mimeHeaderOf(head, 'from')) : '',
    isAutomatic:
      !['', 'no'].includes(valueOf('auto-submitted')) ||
      !['', 'none'].includes(valueOf('x-auto-response-suppress')) ||
      /^(?:bulk|junk|list|auto_reply)$/.test(valueOf('precedence')) ||
      machineHeaders.some((name) => headers.has(name)) ||
      valueOf('return-path') === '<>',
    fingerprint: createHash('sha256')
      .update(mimeHeaderOf(head, 'message-id') || raw)
      .digest(),
  };
};
