import type { Db } from '#server/database/db.ts';
import type { EndpointRoute } from '#server/http/handle.ts';
import { attachmentRoutes } from './attachments.ts';
import { blockRoutes } from './blocks.ts';
import { listRoutes, threadRoutes } from './read-api.ts';
import { reportRoute } from './report-api.ts';
import { type DescribeMessageSubject, sendRoute } from './send-api.ts';
import { conversationReader } from './store/list-conversations.ts';
import { threadReader } from './store/messages.ts';
import type { MayAlsoSee } from './store/partners.ts';

export const routes = (
  db: Db,
  mayAlsoSee: MayAlsoSee,
  describeMessageSubject: DescribeMessageSubject,
): EndpointRoute[] => [
  ...listRoutes(conversationReader(db)),
  ...threadRoutes(threadReader(db), mayAlsoSee),
  sendRoute(describeMessageSubject),
  ...attachmentRoutes,
  ...blockRoutes,
  reportRoute,
];
