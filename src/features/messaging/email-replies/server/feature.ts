import { defineFeature } from '#server/define-feature.ts';
import { forgetReceivedReplies, replyByMailRoute } from './reply-by-mail.ts';

export const emailRepliesFeature = defineFeature({
  routes: [replyByMailRoute],
  retention: { 'answered-mails': forgetReceivedReplies },
});
