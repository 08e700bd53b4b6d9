import type { Db } from '#server/database/db.ts';
import type { EndpointRoute } from '#server/http/handle.ts';
import { attachmentRoutes } from './attachments-api.ts';
import { blockRoutes } from './blocks-api.ts';
import { conversationListRoutes, conversationThreadRoutes } from './conversations-api.ts';
import { reportConversationRoute } from './report-conversation-api.ts';
import { type DescribeMessageSubject, sendMessageRoute } from './send-message-api.ts';
import type { MayAlsoSeePartner } from './store/find-conversation-partner.ts';
import { prepareConversationStatements } from './store/list-conversations.ts';
import { createThreadReader } from './store/messages-store.ts';

export const routes = (
  db: Db,
  mayAlsoSee: MayAlsoSeePartner,
  describeMessageSubject: DescribeMessageSubject,
): EndpointRoute[] => [
  ...conversationListRoutes(prepareConversationStatements(db)),
  ...conversationThreadRoutes(createThreadReader(db), mayAlsoSee),
  sendMessageRoute(describeMessageSubject),
  ...attachmentRoutes,
  ...blockRoutes,
  reportConversationRoute,
];
