import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { type Announcements, checkAnnouncement } from './postgres-announcements.ts';

type Announce = (channel: string, payload: string) => void;

const announcers = new WeakMap<Db, Announce>();

/** From now on, announcements made on this database go out through `announce`, after their commit. */
export const setAnnouncer = (db: Db, { announce }: Pick<Announcements, 'announce'>) => {
  announcers.set(db, announce);
};

/**
 * Announces something to every instance once the transaction has succeeded. PostgreSQL's own NOTIFY in a transaction
 * locks the whole cluster during the commit, so commits would queue up for the disk and the standby. A listener that
 * must miss nothing also looks at the stored data, since a process may die in between.
 */
export const announceAfterCommit = async (db: Db, channel: string, payload: string): Promise<void> => {
  // This must fail here, while the transaction still can: after its commit there is nobody left to get the error.
  checkAnnouncement(channel, payload);
  const announcer = announcers.get(db);
  if (announcer) announcer(channel, payload);
  else await db.execute(sql`select pg_notify(${channel}, ${payload})`);
};

/** Serves the transactions of a database whose announcements have a connection of their own. */
export const announcementHooks = {
  begin(db: Db, transaction: Db) {
    const announcer = announcers.get(db);
    if (!announcer) return () => undefined;
    const announcements: Parameters<Announce>[] = [];
    announcers.set(transaction, (...announcement) => announcements.push(announcement));
    return () => {
      for (const announcement of announcements) announcer(...announcement);
    };
  },

  pass(outer: Db, inner: Db) {
    const announcer = announcers.get(outer);
    if (announcer) announcers.set(inner, announcer);
  },
};
