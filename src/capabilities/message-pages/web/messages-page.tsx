import { definePage } from '#web/page.ts';
import { MessagesScreen } from './messages-screen.tsx';
import type { messagesAddress } from './page-addresses.ts';
import { listQuestions } from './questions.ts';

export const page = definePage<typeof messagesAddress>({
  tables: ['talk', 'caretakers'],
  questions: (_, { visitor }) => listQuestions(visitor),
  head: ({ strings: { talk } }) => ({ title: talk.pageTitle(talk.messages), isHiddenFromSearch: true }),
  Screen: MessagesScreen,
  Skeleton: MessagesScreen,
});
