import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import {
  removeProfilePicture,
  uploadProfilePicture,
} from '#features/accounts/core/contract/profile-picture.ts';
import { PROFILE_PICTURE_SIDES } from '#kernel/profile-picture-sizes.ts';
import type { Db } from '#server/database/db.ts';
import { makeSquareImagesInChildProcess } from '#server/files/decode-in-child-process.ts';
import { isImage } from '#server/files/is-image.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import { storeFilesWithRow } from '#server/files/store-files-with-row.ts';
import { createUploadErrorHandler } from '#server/files/wrap-upload-error.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { users } from './tables.ts';

const nameOf = (token: string, size: number) => `pictures/${token}-${size}.webp`;

const PICTURE_PATH = new RegExp(`^/${nameOf('([0-9a-f]{32})', PROFILE_PICTURE_SIDES[0])}$`);

/** Returns the stored files of a picture's address; none if it is no upload of ours. */
export const profilePictureFileNames = (address: string | null): string[] => {
  const token = PICTURE_PATH.exec(address ?? '')?.[1];
  return token ? PROFILE_PICTURE_SIDES.map((size) => nameOf(token, size)) : [];
};

/** Returns the previous picture's files. */
const setPicture = async (transaction: Db, userId: number, address: string | null): Promise<string[]> => {
  // The row is locked from here on, so that of two concurrent changes the second sees the first one's picture.
  const [previousRow] = await transaction
    .select({ address: users.profilePictureUrl })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('update');
  if (!previousRow) throw new Error('A picture for nobody');
  await transaction.update(users).set({ profilePictureUrl: address }).where(eq(users.id, userId));
  return profilePictureFileNames(previousRow.address);
};

export const profilePictureRoutes: readonly EndpointRoute[] = [
  handle(uploadProfilePicture, async ({ file: { bytes }, person, services, refuse }) => {
    if (!isImage(bytes)) throw refuse('invalidFileType');
    const images = await makeSquareImagesInChildProcess(bytes, PROFILE_PICTURE_SIDES).catch(() => {
      throw refuse('unreadable');
    });
    // Nobody can guess 128 bits, so only people who were given the address see the picture.
    const token = randomBytes(16).toString('hex');
    const address = `/${nameOf(token, PROFILE_PICTURE_SIDES[0])}`;
    const contents = new Map([...images].map(([size, image]) => [nameOf(token, size), image]));
    await storeFilesWithRow(services, person, contents, (transaction) =>
      setPicture(transaction, person.id, address),
    ).catch(createUploadErrorHandler(services, 'a profile picture', refuse));
    return { profilePictureUrl: address };
  }),

  handle(removeProfilePicture, async ({ person, services }) => {
    await services.db.transaction(async (transaction) => {
      const freed = await setPicture(transaction, person.id, null);
      await removeFilesAfterCommit(transaction, services.jobs, freed);
    });
    return {};
  }),
];
