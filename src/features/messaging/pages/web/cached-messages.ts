import type { QueryClient } from '@tanstack/react-query';
import type { Conversation } from '#features/messaging/core/contract/conversations.ts';
import type { Message, UnreadMessages } from '#features/messaging/core/contract/messaging-fields.ts';
import { getThread } from '#features/messaging/core/contract/thread.ts';
import { leadsQuery, unreadMessagesQuery } from '#features/messaging/core/web/index.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { callEndpoint } from '#web/api-client.ts';
import { conversationsQuery, threadQuery } from './queries.ts';

/** A thread shows messages without their sides, which are known by their ids. */
export type CachedMessage = Omit<Message, 'sender' | 'receiver'>;

type Thread = ListPage<CachedMessage>;
type List = ListPage<Conversation>;

const LIST = '/api/messages/conversations';

/** Every cached page of the conversation list matches, search results too. */
const isOfList = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  typeof address === 'string' && address.startsWith(LIST);

const isOfThread =
  (partnerId: number) =>
  ({ queryKey: [address, id] }: { queryKey: readonly unknown[] }) =>
    address === '/api/messages/conversation' && String(id).split('?')[0] === String(partnerId);

/** Adds a message to its thread, unless it is there already. */
export const addMessageToCache = (client: QueryClient, partnerId: number, message: CachedMessage) =>
  client.setQueryData<Thread>(threadQuery(String(partnerId)).queryKey, (thread) => {
    if (!thread || thread.items.some(({ id }) => id === message.id)) return thread;
    const items = [...thread.items, message].toSorted((a, b) => a.id - b.id);
    return { ...thread, items, total: thread.total + 1 };
  });

/** A message sent with this key has arrived if its thread contains it. */
export const isMessageInCachedThread = (client: QueryClient, partnerId: number, key: string): boolean =>
  client
    .getQueryData<Thread>(threadQuery(String(partnerId)).queryKey)
    ?.items.some(({ clientKey }) => clientKey === key) ?? false;

const markAs = (client: QueryClient, partnerId: number, isIt: (message: CachedMessage) => boolean) =>
  client.setQueriesData<Thread>({ predicate: isOfThread(partnerId) }, (thread) => {
    if (!thread?.items.some((message) => isIt(message) && !message.isRead)) return thread;
    return {
      ...thread,
      items: thread.items.map((message) => (isIt(message) ? { ...message, isRead: true } : message)),
    };
  });

/** The partner has read the reader's messages. */
export const markOwnMessagesReadByPartner = (client: QueryClient, partnerId: number, upTo: number) =>
  markAs(client, partnerId, ({ id, receiverId }) => receiverId === partnerId && id <= upTo);

export const setCachedUnreadCounts = (client: QueryClient, unread: UnreadMessages) =>
  client.setQueryData(unreadMessagesQuery().queryKey, unread);

const changeInList = (client: QueryClient, userId: number, changes: Partial<Conversation>) =>
  client.setQueriesData<List>({ predicate: isOfList }, (list) => {
    if (!list?.items.some((item) => item.userId === userId)) return list;
    return {
      ...list,
      items: list.items.map((item) => (item.userId === userId ? { ...item, ...changes } : item)),
    };
  });

const refreshLeads = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: leadsQuery().queryKey, exact: true });

/** The reader has read all the partner's messages. */
export const markConversationSeen = (client: QueryClient, partnerId: number) => {
  markAs(client, partnerId, ({ senderId }) => senderId === partnerId);
  changeInList(client, partnerId, { unreadCount: 0 });
  void refreshLeads(client);
};

/** A conversation with a new message moves to the top; if it is not in the list, the list is fetched again. */
export const moveConversationUp = (client: QueryClient, userId: number, changes: Partial<Conversation>) => {
  void refreshLeads(client);
  changeInList(client, userId, changes);
  // A response on its way may be older than this.
  if (client.isFetching({ predicate: isOfList }) > 0) void refetchConversationList(client);
  const { queryKey } = conversationsQuery();
  const pages = client.getQueriesData<List>({ predicate: isOfList });
  const conversation = pages.flatMap(([, page]) => page?.items ?? []).find((item) => item.userId === userId);
  if (!conversation) {
    void client.invalidateQueries({ predicate: isOfList });
    return;
  }
  for (const [key] of pages) {
    if (String(key[0]).includes('search=')) continue;
    client.setQueryData<List>(key, (page) => {
      if (!page) return page;
      const otherItems = page.items.filter((item) => item.userId !== userId);
      return { ...page, items: key[0] === queryKey[0] ? [conversation, ...otherItems] : otherItems };
    });
  }
};

/** Fetches the end of a thread again. Earlier messages stay, unless too many lie between. */
export const refetchThread = async (client: QueryClient, partnerId: number) => {
  const { queryKey } = threadQuery(String(partnerId));
  if (!client.getQueryData(queryKey)) return;
  const latest: Thread = await callEndpoint(getThread, { params: { partnerId }, query: {} });
  client.setQueryData<Thread>(queryKey, (cachedThread) => {
    const first = latest.items[0]?.id ?? 0;
    const last = latest.items.at(-1)?.id ?? 0;
    if (!cachedThread?.items.some(({ id }) => id >= first)) return latest;
    const above = cachedThread.items.filter(({ id }) => id < first);
    // Messages that arrived during the call are not in the response.
    const since = cachedThread.items.filter(({ id }) => id > last);
    // It may also lack what was read meanwhile: no read message becomes unread again.
    const read = new Set(cachedThread.items.filter(({ isRead }) => isRead).map(({ id }) => id));
    const items = latest.items.map((message) =>
      read.has(message.id) ? { ...message, isRead: true } : message,
    );
    return {
      ...latest,
      items: [...above, ...items, ...since],
      total: latest.total + since.length,
      next: above.length > 0 ? cachedThread.next : latest.next,
    };
  });
};

export const refetchConversationList = (client: QueryClient) =>
  client.invalidateQueries({ predicate: isOfList });

const isOfMessages = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  typeof address === 'string' && address.startsWith('/api/messages');

export const refetchMessages = (client: QueryClient) => client.invalidateQueries({ predicate: isOfMessages });
