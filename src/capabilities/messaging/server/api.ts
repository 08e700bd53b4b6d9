import type { Db } from '#server/database/db.ts';
import type { Route } from '#server/http/answer.ts';
import { attachmentRoutes } from './attachments.ts';
import { blockRoutes } from './blocks.ts';
import { listRoutes, threadRoutes } from './read-api.ts';
import { reportRoute } from './report-api.ts';
import { type NameWhatItIsAbout, sendRoute } from './send-api.ts';
import { conversationReader } from './store/conversations.ts';
import { threadReader } from './store/messages.ts';
import type { MayAlsoSee } from './store/partners.ts';

export const routes = (db: Db, mayAlsoSee: MayAlsoSee, nameWhatItIsAbout: NameWhatItIsAbout): Route[] => [
  ...listRoutes(conversationReader(db)),
  ...threadRoutes(threadReader(db), mayAlsoSee),
  sendRoute(nameWhatItIsAbout),
  ...attachmentRoutes,
  ...blockRoutes,
  reportRoute,
];
