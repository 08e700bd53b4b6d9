import { extractReplyText } from '#features/messaging/email-replies/rules/extract-reply-text.ts';
import { runWorkerEntry } from '#server/processes/worker-entry.ts';
import { parseEmail } from './parse-email.ts';

export interface ParsedReply {
  /** It has no quotes, and is empty where nothing was written. */
  content: string;
}

await runWorkerEntry((raw): ParsedReply => ({ content: extractReplyText(parseEmail(raw).text ?? '') }));
