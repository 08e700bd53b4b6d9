import { replyText } from '#features/messaging/email-replies/rules/reply-text.ts';
import { workerEntry } from '#server/processes/worker-entry.ts';
import { readMail } from './read-mail.ts';

export interface ReadReply {
  /** It has no quotes, and is empty where nothing was written. */
  content: string;
}

await workerEntry((raw): ReadReply => ({ content: replyText(readMail(raw).text ?? '') }));
