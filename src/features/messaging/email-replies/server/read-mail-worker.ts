import { replyText } from '#features/messaging/email-replies/rules/reply-text.ts';
import { workerEntry } from '#server/processes/worker-entry.ts';
import { readMail } from './read-mail.ts';

export interface ReadReply {
  /** What was written, without quotes; empty where nothing was. */
  content: string;
}

await workerEntry((raw): ReadReply => ({ content: replyText(readMail(raw).text ?? '') }));
