import { definePage } from '#web/page.ts';
import { MessagesScreen } from './messages-screen.tsx';
import type { messagesRoute } from './page-addresses.ts';
import { listQueries } from './questions.ts';

export const page = definePage<typeof messagesRoute>({
  tables: ['talk', 'caretakers'],
  queries: (_, { visitor }) => listQueries(visitor),
  head: ({ strings: { talk } }) => ({ title: talk.pageTitle(talk.messages), isHiddenFromSearch: true }),
  Screen: MessagesScreen,
  Skeleton: MessagesScreen,
});
