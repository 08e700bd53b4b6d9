import { listConversations } from '#features/messaging/core/contract/conversations.ts';
import { getThread } from '#features/messaging/core/contract/thread.ts';
import { messageableCompaniesQuery } from '#features/messaging/core/web/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import { type EndpointQuery, queryFor } from '#web/query.ts';

const LIST_PAGE = '50';

export const conversationsQuery = (search?: string, cursor?: string) =>
  queryFor(listConversations, { query: { limit: LIST_PAGE, search, cursor: cursor } });

export const threadQuery = (id: string, cursor?: string) =>
  queryFor(getThread, { params: { partnerId: id }, query: { cursor: cursor } });

/** Only clients fetch the companies they could write to. */
export const messagesPageQueries = (visitor: Pick<Person, 'userType'> | null): EndpointQuery[] => [
  conversationsQuery(),
  ...(visitor?.userType === 'private' ? [messageableCompaniesQuery()] : []),
];
