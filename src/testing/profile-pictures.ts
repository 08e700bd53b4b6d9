import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import type { TestHost } from './host.ts';
import { twoColours } from './pictures.ts';

const square = { width: 400, height: 400, left: '#c80000', right: '#0000c8' };

/** The picture is square, red on its left and blue on its right. */
export const redAndBlue = () => twoColours(square);

/** Groups the calls a test makes about profile pictures, and its look at their files and rows. */
export const profilePictures = ({ ask, db, services }: Pick<TestHost, 'ask' | 'db' | 'services'>) => {
  const folder = join(services.config.dataDir, 'files/pictures');

  const upload = (as: number, bytes: Uint8Array, fileName = 'me.png') => {
    const form = new FormData();
    form.append('picture', new Blob([bytes as BlobPart]), fileName);
    return ask('POST', '/api/client/upload-picture', { as, form });
  };

  return {
    folder,
    upload,

    /** Returns the picture's address; throws if the upload is refused. */
    uploaded: async (as: number, bytes: Uint8Array): Promise<string> => {
      const { status, text, body } = await upload(as, bytes);
      if (status !== 200) throw new Error(`The picture was refused: ${status} ${text}`);
      return (body as { profilePictureUrl: string }).profilePictureUrl;
    },

    pictureOf: async (id: number): Promise<string | null> => {
      const [row] = await db.select({ url: users.profilePictureUrl }).from(users).where(eq(users.id, id));
      return row?.url ?? null;
    },

    storedNames: async (): Promise<string[]> => {
      const names: string[] = await readdir(folder).catch(() => []);
      return names.sort();
    },
  };
};
