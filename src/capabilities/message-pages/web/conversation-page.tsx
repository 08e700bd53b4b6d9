import { partnerQuestion } from '#messaging/web/index.ts';
import { definePage } from '#web/page.ts';
import { MessagesScreen } from './messages-screen.tsx';
import type { conversationAddress } from './page-addresses.ts';
import { listQuestions, threadQuestion } from './questions.ts';

export const page = definePage<typeof conversationAddress>({
  tables: ['talk', 'caretakers'],
  questions: ({ params: { id } }, { visitor }) => [
    partnerQuestion(id),
    threadQuestion(id),
    ...listQuestions(visitor),
  ],
  head: ({ match, strings: { talk }, read }) => ({
    title: talk.pageTitle(read(partnerQuestion(match.params.id))?.name ?? talk.missing),
    isHiddenFromSearch: true,
  }),
  Screen: MessagesScreen,
  Skeleton: MessagesScreen,
});
