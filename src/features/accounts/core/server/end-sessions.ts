import type { Db } from '#server/database/db.ts';
import { forgetKnownBrowsers } from './known-browsers.ts';
import { endAllSessions } from './sessions.ts';

/** Signs somebody out everywhere, and no browser of theirs has tries of its own any more. Tells how many it were. */
export const endSessionsOf = async (transaction: Db, userId: number): Promise<number> => {
  await forgetKnownBrowsers(transaction, userId);
  return endAllSessions(transaction, userId);
};
