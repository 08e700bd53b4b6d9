import { createHash } from 'node:crypto';
import { headerOf, LONGEST_HEAD, splitPart, textOfBytes } from './mail-part.ts';

export interface MailHead {
  /** Every address it was sent to. */
  recipients: string;
  /** The address in From, in small letters; empty unless there is exactly one. */
  from: string;
  /** Written by a machine: an absence note, a list, a mail that came back. */
  isAutomatic: boolean;
  /** The same for a mail that is handed over again. */
  fingerprint: Buffer;
}

/** The token in 'reply+token@domain' of our own domain, among all addresses the mail went to. */
export const tokenIn = (recipients: string, ownAddress: string): string | undefined => {
  const domain = ownAddress.slice(ownAddress.lastIndexOf('@') + 1).toLowerCase();
  const addresses = [...recipients.toLowerCase().matchAll(/\+([0-9a-f]{40})@([\w.-]+)/g)];
  return addresses.find(([, , host]) => host === domain)?.[1];
};

/** The address in 'claire@x', 'Claire <claire@x>' or 'claire@x (Claire)'. */
const addressIn = (sender: string): string => {
  const open = sender.lastIndexOf('<');
  const address = open === -1 ? sender.split('(', 1)[0] : sender.slice(open + 1).split('>', 1)[0];
  return address?.trim().toLowerCase() ?? '';
};

const machineHeaders = ['x-autoreply', 'list-id'];
const addressHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];

/** Reads what stands over a mail (RFC 5322), and nothing of what it says. */
export const readHead = (raw: Uint8Array): MailHead => {
  const head = splitPart(textOfBytes(raw.subarray(0, LONGEST_HEAD)));
  const { headers } = head;
  /** Without what may stand after it. */
  const valueOf = (name: string) => headerOf(head, name).toLowerCase().split(/[;(]/, 1)[0]?.trim() ?? '';
  return {
    recipients: addressHeaders.flatMap((name) => headers.get(name) ?? []).join(', '),
    from: headers.get('from')?.length === 1 ? addressIn(headerOf(head, 'from')) : '',
    isAutomatic:
      !['', 'no'].includes(valueOf('auto-submitted')) ||
      !['', 'none'].includes(valueOf('x-auto-response-suppress')) ||
      /^(?:bulk|junk|list|auto_reply)$/.test(valueOf('precedence')) ||
      machineHeaders.some((name) => headers.has(name)) ||
      valueOf('return-path') === '<>',
    fingerprint: createHash('sha256')
      .update(headerOf(head, 'message-id') || raw)
      .digest(),
  };
};
