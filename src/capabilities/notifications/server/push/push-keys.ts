import webPush from 'web-push';
import { pushKeys } from '#notifications/server/tables.ts';
import type { Db } from '#server/database/db.ts';

export interface PushKeys {
  publicKey: string;
  /** Leaves the database for signing alone: neither a log nor an answer has it. */
  privateKey: string;
}

const find = async (db: Db): Promise<PushKeys | undefined> => {
  const [keys] = await db
    .select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey })
    .from(pushKeys);
  return keys;
};

/** The keys of this installation. Of several who make them at once one is first, and all use that one's. */
export const ownPushKeys = async (db: Db): Promise<PushKeys> => {
  const known = await find(db);
  if (known) return known;
  await db.insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing();
  const made = await find(db);
  if (!made) throw new Error('The keys for notices on devices were not stored');
  return made;
};
