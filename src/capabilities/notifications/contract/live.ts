import type { Unread } from './notifications.ts';

/** What is told live about the bell (GET /api/live): how many lines of it are unread now. */
export interface LiveBell {
  bell: Unread;
}
