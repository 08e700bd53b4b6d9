import { answerText } from '#mail-answers/rules/answer-text.ts';
import { workApart } from '#server/work-apart.ts';
import { readMail } from './read-mail.ts';

export interface ReadAnswer {
  /** What was written, without quotes; empty where nothing was. */
  content: string;
}

workApart((raw): ReadAnswer => ({ content: answerText(readMail(raw).text ?? '') }));
