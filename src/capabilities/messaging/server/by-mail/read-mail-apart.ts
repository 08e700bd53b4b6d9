import { workApart } from '../../../../server/work-apart.ts';
import { answerText } from '../../rules/answer-text.ts';
import { readMail } from './read-mail.ts';

export interface ReadAnswer {
  /** What was written, without quotes; empty where nothing was. */
  content: string;
}

workApart((raw): ReadAnswer => ({ content: answerText(readMail(raw).text ?? '') }));
