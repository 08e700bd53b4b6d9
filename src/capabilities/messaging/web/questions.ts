import type { Person } from '#kernel/visitor.ts';
import {
  countUnreadMessages,
  listConversations,
  listLeads,
  listMessageableCompanies,
} from '#messaging/contract/conversations.ts';
import { getPartner, getThread } from '#messaging/contract/thread.ts';
import { type Question, questionFor } from '#web/query.ts';

const LIST_PAGE = '50';

export const conversationsQuestion = (search?: string, after?: string) =>
  questionFor(listConversations, { query: { limit: LIST_PAGE, search, cursor: after } });

export const leadsQuestion = (after?: string, isMine = false) =>
  questionFor(listLeads, { query: { cursor: after, mine: isMine ? 'true' : undefined } });

export const messageableQuestion = () => questionFor(listMessageableCompanies, {});

export const unreadMessagesQuestion = () => questionFor(countUnreadMessages, {});

// The id stands as the address gives it: what is no id is asked for too, and its refusal is the page's.
export const partnerQuestion = (id: string) => questionFor(getPartner, { params: { partnerId: id } });

export const threadQuestion = (id: string, before?: string) =>
  questionFor(getThread, { params: { partnerId: id }, query: { cursor: before } });

/** What the list asks; whom one could write to is asked for clients alone. */
export const listQuestions = (visitor: Pick<Person, 'userType'> | null): Question[] => [
  conversationsQuestion(),
  ...(visitor?.userType === 'private' ? [messageableQuestion()] : []),
];
