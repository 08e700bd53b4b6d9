import type { Db } from '#server/database/db.ts';
import type { StoredFileNames } from '#server/files/guarded-files.ts';
import { type FileRow, roomFiles } from './store.ts';
import { projectFiles } from './tables.ts';

/** A document that the product itself has made for a room, as it is going to be stored. */
export const documentForRoom = async (bytes: Uint8Array): Promise<StoredFileNames> => {
  const storedNames = await roomFiles.take(bytes);
  if (typeof storedNames === 'string') throw new Error(`This is no document of a room: ${storedNames}`);
  return storedNames;
};

/** Within the transaction that makes it part of the room; its contents are put by whoever calls. */
export const storeRoomDocument = (
  transaction: Db,
  { kind, token, size, width, height }: StoredFileNames,
  row: Pick<FileRow, 'projectId' | 'ownerId' | 'side' | 'name' | 'createdAt'>,
) => transaction.insert(projectFiles).values({ kind, token, size, width, height, isFixed: true, ...row });
