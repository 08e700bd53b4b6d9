import type { Db } from '#server/database/db.ts';
import { forgetKnownBrowsers } from './known-browsers.ts';
import { endAllSessions } from './sessions.ts';

/** Signs somebody out everywhere and forgets their known browsers. Returns how many sessions ended. */
export const endSessionsOf = async (transaction: Db, userId: number): Promise<number> => {
  await forgetKnownBrowsers(transaction, userId);
  return endAllSessions(transaction, userId);
};
