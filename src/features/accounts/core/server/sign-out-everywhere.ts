import type { Db } from '#server/database/db.ts';
import { deleteKnownBrowsers } from './known-browsers.ts';
import { deleteAllSessions } from './sessions.ts';

/** Signs somebody out everywhere and forgets their known browsers. Returns how many sessions ended. */
export const signOutEverywhere = async (transaction: Db, userId: number): Promise<number> => {
  await deleteKnownBrowsers(transaction, userId);
  return deleteAllSessions(transaction, userId);
};
