import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { removePicture, uploadPicture } from '#features/accounts/core/contract/picture.ts';
import { PICTURE_SIZES } from '#kernel/profile-picture.ts';
import type { Db } from '#server/database/db.ts';
import { squareImagesInChildProcess } from '#server/files/decode-in-child-process.ts';
import { isImage } from '#server/files/picture-kinds.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { storeWithRow } from '#server/files/store-with-row.ts';
import { wrapUploadError } from '#server/files/wrap-upload-error.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { users } from './tables.ts';

const nameOf = (token: string, size: number) => `pictures/${token}-${size}.webp`;

const PICTURE_PATH = new RegExp(`^/${nameOf('([0-9a-f]{32})', PICTURE_SIZES[0])}$`);

/** Returns the stored files of a picture's address; none if it is no upload of ours. */
export const pictureFiles = (address: string | null): string[] => {
  const token = PICTURE_PATH.exec(address ?? '')?.[1];
  return token ? PICTURE_SIZES.map((size) => nameOf(token, size)) : [];
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
  return pictureFiles(previousRow.address);
};

export const pictureRoutes: readonly EndpointRoute[] = [
  handle(uploadPicture, async ({ file: { bytes }, person, services, refuse }) => {
    if (!isImage(bytes)) throw refuse('invalidFileType');
    const images = await squareImagesInChildProcess(bytes, PICTURE_SIZES).catch(() => {
      throw refuse('unreadable');
    });
    // Nobody can guess 128 bits, so only people who were given the address see the picture.
    const token = randomBytes(16).toString('hex');
    const address = `/${nameOf(token, PICTURE_SIZES[0])}`;
    const contents = new Map([...images].map(([size, image]) => [nameOf(token, size), image]));
    await storeWithRow(services, person, contents, (transaction) =>
      setPicture(transaction, person.id, address),
    ).catch(wrapUploadError(services, 'a profile picture', refuse));
    return { profilePictureUrl: address };
  }),

  handle(removePicture, async ({ person, services }) => {
    await services.db.transaction(async (transaction) => {
      const freed = await setPicture(transaction, person.id, null);
      await removeAfterwards(transaction, services.jobs, freed);
    });
    return {};
  }),
];
