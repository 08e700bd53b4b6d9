/** How many conversations hold something unread. Nothing can be written yet, so nothing waits. */
export const unreadConversations = (): number => 0;
