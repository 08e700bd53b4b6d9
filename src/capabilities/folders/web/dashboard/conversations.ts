/** How many conversations hold something unread, or null while conversations are not listed: no guess. */
export const unreadConversations = (): number | null => null;
