import type { UnreadNotifications } from './notifications.ts';

/** The live event of the bell (GET /api/live): how many of its items are unread now. */
export interface LiveBell {
  bell: UnreadNotifications;
}
