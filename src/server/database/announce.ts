import { sql } from 'drizzle-orm';
import { type Announcements, refuseUnsayable } from './announcements.ts';
import type { Db } from './db.ts';

type Announce = (channel: string, payload: string) => void;

const announcers = new WeakMap<Db, Announce>();

/** From now on what is said on this database goes out on the line of the announcements, after its commit. */
export const announceThrough = (db: Db, { announce }: Pick<Announcements, 'announce'>) => {
  announcers.set(db, announce);
};

/**
 * Tells every instance something, once the transaction has succeeded. PostgreSQL's own NOTIFY takes a lock of the whole
 * cluster through the commit, so that commits wait in a row for the disk and the standby: here they do not. Whoever must not
 * miss it looks at what is stored besides, as a process may die in between.
 */
export const announce = async (db: Db, channel: string, payload: string): Promise<void> => {
  // Here, where the transaction can still fail: after its commit nobody is left to be told.
  refuseUnsayable(channel, payload);
  const announcer = announcers.get(db);
  if (announcer) announcer(channel, payload);
  else await db.execute(sql`select pg_notify(${channel}, ${payload})`);
};

/** For the transactions of a database whose announcements have a line. */
export const announcesAtCommit = {
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
