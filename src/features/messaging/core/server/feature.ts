import { defineFeature } from '#server/define-feature.ts';
import { createMessagingRoutes } from './api.ts';
import { deleteUnsentAttachmentsJob } from './attachments-api.ts';
import { deleteOldConversationReports } from './close-conversation-report.ts';
import { personalData } from './personal-data.ts';
import { similarCompaniesRoute } from './similar-companies-api.ts';

/** Modules above provide these facts about a conversation. */
interface MessagingHooks {
  hasRunningInvitation: Parameters<typeof createMessagingRoutes>[1];
  describeQuoteSubject: Parameters<typeof createMessagingRoutes>[2];
}

export const createMessagingFeature = ({ hasRunningInvitation, describeQuoteSubject }: MessagingHooks) =>
  defineFeature({
    routes: (db) => [
      ...createMessagingRoutes(db, hasRunningInvitation, describeQuoteSubject),
      similarCompaniesRoute,
    ],
    jobs: [deleteUnsentAttachmentsJob],
    retention: { 'conversation-reports': deleteOldConversationReports },
    personalData,
  });
