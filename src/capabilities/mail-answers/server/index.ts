export { answerByMailRoute, forgetAnsweredMails } from './answer-by-mail.ts';
