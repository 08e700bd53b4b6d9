import type { Db } from '#server/database/db.ts';
import type { EndpointRoute } from '#server/http/handle.ts';
import { attachmentRoutes } from './attachments-api.ts';
import { blockRoutes } from './blocks-api.ts';
import { createConversationListRoutes, createConversationThreadRoutes } from './conversations-api.ts';
import { reportConversationRoute } from './report-conversation-api.ts';
import { type DescribeMessageSubject, createSendMessageRoute } from './send-message-api.ts';
import type { MayAlsoSeePartnerSql } from './store/find-conversation-partner.ts';
import { prepareConversationStatements } from './store/list-conversations.ts';
import { createThreadReader } from './store/messages-store.ts';

export const createMessagingRoutes = (
  db: Db,
  mayAlsoSee: MayAlsoSeePartnerSql,
  describeMessageSubject: DescribeMessageSubject,
): EndpointRoute[] => [
  ...createConversationListRoutes(prepareConversationStatements(db)),
  ...createConversationThreadRoutes(createThreadReader(db), mayAlsoSee),
  createSendMessageRoute(describeMessageSubject),
  ...attachmentRoutes,
  ...blockRoutes,
  reportConversationRoute,
];
