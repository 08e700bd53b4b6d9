import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnCompany } from '#features/companies/profile-editor/contract/own-company.ts';
import type { TestHost } from './host.ts';
import { twoColours } from './pictures.ts';

type Picture = OwnCompany['gallery'][number];

/** This photograph is landscape, red on its left and blue on its right. */
export const testPhotograph = twoColours({ width: 2400, height: 1200, left: '#c80000', right: '#0000c8' });

/** Groups the calls a test makes about a company's pictures, and its look at the stored files. */
export const galleryCalls = ({ ask, services }: Pick<TestHost, 'ask' | 'services'>) => {
  const folder = join(services.config.dataDir, 'files/pictures');

  const send = (as: number, url: string, bytes: Uint8Array) => {
    const form = new FormData();
    form.append('picture', new Blob([bytes as BlobPart]), 'roof.svg');
    return ask('POST', url, { as, form });
  };
  const upload = (as: number, bytes: Uint8Array) => send(as, '/api/company-profile/pictures', bytes);

  return {
    upload,
    uploadLogo: (as: number, bytes: Uint8Array) => send(as, '/api/company-profile/logo', bytes),

    /** Throws if the upload is refused. */
    uploaded: async (as: number, bytes: Uint8Array): Promise<Picture> => {
      const { status, text, body } = await upload(as, bytes);
      if (status !== 200) throw new Error(`The picture was refused: ${status} ${text}`);
      return body as Picture;
    },

    storedNames: async (): Promise<string[]> => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort();
    },
  };
};
