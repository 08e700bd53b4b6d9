import type { Person } from '#kernel/visitor.ts';
import { listConversations } from '#messaging/contract/conversations.ts';
import { getThread } from '#messaging/contract/thread.ts';
import { messageableQuestion } from '#messaging/web/index.ts';
import { type Question, questionFor } from '#web/query.ts';

const LIST_PAGE = '50';

export const conversationsQuestion = (search?: string, after?: string) =>
  questionFor(listConversations, { query: { limit: LIST_PAGE, search, cursor: after } });

export const threadQuestion = (id: string, before?: string) =>
  questionFor(getThread, { params: { partnerId: id }, query: { cursor: before } });

/** What the list asks; whom one could write to is asked for clients alone. */
export const listQuestions = (visitor: Pick<Person, 'userType'> | null): Question[] => [
  conversationsQuestion(),
  ...(visitor?.userType === 'private' ? [messageableQuestion()] : []),
];
