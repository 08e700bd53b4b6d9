import { partnerQuery } from '#features/messaging/core/web/index.ts';
import { definePage } from '#web/page.ts';
import { MessagesScreen } from './messages-screen.tsx';
import type { conversationRoute } from './page-routes.ts';
import { messagesPageQueries, threadQuery } from './queries.ts';

export const pageDefinition = definePage<typeof conversationRoute>({
  tables: ['talk', 'caretakers'],
  queries: ({ params: { id } }, { visitor }) => [
    partnerQuery(id),
    threadQuery(id),
    ...messagesPageQueries(visitor),
  ],
  head: ({ match, strings: { talk }, read }) => ({
    title: talk.pageTitle(read(partnerQuery(match.params.id))?.name ?? talk.missing),
    isHiddenFromSearch: true,
  }),
  Screen: MessagesScreen,
  Skeleton: MessagesScreen,
});
