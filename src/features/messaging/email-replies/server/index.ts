export { forgetReceivedReplies, replyByMailRoute } from './reply-by-mail.ts';
