import type { UnreadNotifications } from './notifications.ts';

/** The bell's live event (GET /api/live) carries how many of its items are unread now. */
export interface BellLiveEvents {
  bell: UnreadNotifications;
}
