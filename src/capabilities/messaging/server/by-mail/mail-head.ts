import { createHash } from 'node:crypto';
import { headerOf, LONGEST_HEAD, splitPart, textOfBytes } from './mail-part.ts';

export interface MailHead {
  /** Every address it was sent to. */
  recipients: string;
  /** Written by a machine: an absence note, a list, a mail that came back. */
  isAutomatic: boolean;
  /** The same for a mail that is handed over again. */
  fingerprint: Buffer;
}

const machineHeaders = ['x-autoreply'];
const addressHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];

/** Reads what stands over a mail (RFC 5322), and nothing of what it says. */
export const readHead = (raw: Uint8Array): MailHead => {
  const head = splitPart(textOfBytes(raw.subarray(0, LONGEST_HEAD)));
  const { headers } = head;
  /** Without what may stand after it. */
  const valueOf = (name: string) => headerOf(head, name).toLowerCase().split(';', 1)[0]?.trim() ?? '';
  return {
    recipients: addressHeaders.flatMap((name) => headers.get(name) ?? []).join(', '),
    isAutomatic:
      !['', 'no'].includes(valueOf('auto-submitted')) ||
      /^(?:bulk|junk|list|auto_reply)$/.test(valueOf('precedence')) ||
      machineHeaders.some((name) => headers.has(name)) ||
      valueOf('return-path') === '<>',
    fingerprint: createHash('sha256')
      .update(headerOf(head, 'message-id') || raw)
      .digest(),
  };
};
