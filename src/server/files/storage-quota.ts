import { eq, inArray, sql } from 'drizzle-orm';
import { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import { GIGABYTE_BYTES, STORAGE_LIMIT_GIGABYTES_BY_USER_TYPE } from '#kernel/storage-limits.ts';
import type { Db } from '#server/database/db.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import { storedFiles } from './tables.ts';

/** A file counts for this account; a company's files count for its owner's. */
export type FileOwner = Pick<Person, 'id' | 'userType'> | MakesNoChoice;

/** Files that the product makes for somebody count too, but are never refused. */
interface MakesNoChoice {
  id: number;
  userType: null;
}

export const countStoredBytes = async (db: Db, ownerId: number): Promise<number> => {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${storedFiles.bytes}), 0)::float8` })
    .from(storedFiles)
    .where(eq(storedFiles.ownerId, ownerId));
  return row?.bytes ?? 0;
};

/** Reserves room for files before they are stored, so concurrent ones can't exceed it, or ends the request. */
export const reserveStorage = async (
  transaction: Db,
  { id, userType }: FileOwner,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<void> => {
  await transaction.execute(sql`select from users where id = ${id} for no key update`);
  const files = [...contents].map(([name, { length }]) => ({ name, ownerId: id, bytes: length }));
  const neededBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const gigabytes =
    userType === null ? Number.POSITIVE_INFINITY : STORAGE_LIMIT_GIGABYTES_BY_USER_TYPE[userType];
  if ((await countStoredBytes(transaction, id)) + neededBytes > gigabytes * GIGABYTE_BYTES) {
    throw new Refusal('storageFull', serverRefusals.storageFull, { gigabytes: String(gigabytes) });
  }
  if (files.length > 0) await transaction.insert(storedFiles).values(files);
};

/** Released files no longer count. */
export const releaseStorage = async (transaction: Db, names: readonly string[]): Promise<void> => {
  await transaction.delete(storedFiles).where(inArray(storedFiles.name, [...names]));
};
