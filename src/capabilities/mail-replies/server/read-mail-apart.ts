import { replyText } from '#mail-replies/rules/reply-text.ts';
import { workApart } from '#server/work-apart.ts';
import { readMail } from './read-mail.ts';

export interface ReadReply {
  /** What was written, without quotes; empty where nothing was. */
  content: string;
}

await workApart((raw): ReadReply => ({ content: replyText(readMail(raw).text ?? '') }));
