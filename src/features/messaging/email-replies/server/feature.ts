import { defineFeature } from '#server/define-feature.ts';
import { deleteOldReceivedReplies, receiveEmailReplyRoute } from './receive-email-reply-api.ts';

export const emailRepliesFeature = defineFeature({
  routes: [receiveEmailReplyRoute],
  retention: { 'answered-mails': deleteOldReceivedReplies },
});
