import { pushKeys } from '#features/notifications/core/server/tables.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/database/db.ts';
import { generatePushKeys, type PushKeys } from './web-push.ts';

const find = async (db: Db): Promise<PushKeys | undefined> => {
  const [keys] = await db
    .select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey })
    .from(pushKeys);
  return keys;
};

/** Returns this installation's stored keys. Of several concurrent first calls one wins, and all use its keys. */
const storedPushKeys = async (db: Db): Promise<PushKeys> => {
  const existingKeys = await find(db);
  if (existingKeys) return existingKeys;
  await db.insert(pushKeys).values(generatePushKeys()).onConflictDoNothing();
  const newKeys = await find(db);
  if (!newKeys) throw new Error('The keys for notices on devices were not stored');
  return newKeys;
};

/**
 * The pair that new subscriptions are of, then those that older ones may be of: a browser's is bound to the pair it
 * was made with.
 */
export const readServerPushKeys = async (
  db: Db,
  { pushKeys: [newest, ...older] }: Pick<Config, 'pushKeys'>,
): Promise<[PushKeys, ...PushKeys[]]> => {
  if (!newest) return [await storedPushKeys(db)];
  const storedKeys = await find(db);
  return storedKeys ? [newest, ...older, storedKeys] : [newest, ...older];
};
