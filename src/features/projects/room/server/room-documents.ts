import type { Db } from '#server/database/db.ts';
import type { StoredFileNames } from '#server/files/private-files.ts';
import { type RoomFileRow, roomFileStore } from './store.ts';
import { projectFiles } from './tables.ts';

/** Prepares a document that the product itself made for a room. */
export const prepareRoomDocument = async (bytes: Uint8Array): Promise<StoredFileNames> => {
  const storedNames = await roomFileStore.take(bytes);
  if (typeof storedNames === 'string') throw new Error(`This is no document of a room: ${storedNames}`);
  return storedNames;
};

/** It runs in the transaction that adds the document; the caller stores the contents. */
export const insertMadeRoomDocument = (
  transaction: Db,
  { kind, token, size, width, height }: StoredFileNames,
  row: Pick<RoomFileRow, 'projectId' | 'ownerId' | 'side' | 'name' | 'createdAt'>,
) => transaction.insert(projectFiles).values({ kind, token, size, width, height, isFixed: true, ...row });
