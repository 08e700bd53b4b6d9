import { definePage } from '#web/page.ts';
import { MessagesScreen } from './messages-screen.tsx';
import type { messagesRoute } from './page-routes.ts';
import { messagesPageQueries } from './queries.ts';

export const pageDefinition = definePage<typeof messagesRoute>({
  tables: ['talk', 'caretakers'],
  queries: (_, { visitor }) => messagesPageQueries(visitor),
  head: ({ strings: { talk } }) => ({ title: talk.pageTitle(talk.messages), isHiddenFromSearch: true }),
  Screen: MessagesScreen,
  Skeleton: MessagesScreen,
});
