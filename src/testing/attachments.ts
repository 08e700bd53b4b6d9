import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment } from '#features/messaging/core/contract/messaging-fields.ts';
import type { TestHost } from './host.ts';

/** The page is empty. */
export const emptyPdf = Buffer.from(
  [
    '%PDF-1.7',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >> endobj',
    'trailer << /Root 1 0 R >>',
    '%%EOF',
    '',
  ].join('\n'),
);

/** Groups the calls a test makes about attachments, and its look at the stored files. */
export const attachmentCalls = ({ ask, services }: Pick<TestHost, 'ask' | 'services'>) => {
  const folder = join(services.config.dataDir, 'files/attachments');

  const upload = (as: number, bytes: Uint8Array, name = 'roof.pdf') => {
    const form = new FormData();
    form.append('file', new Blob([bytes as BlobPart]), name);
    return ask('POST', '/api/messages/attachments', { as, form });
  };

  return {
    folder,
    upload,

    /** Throws if the upload is refused. */
    uploaded: async (as: number, bytes: Uint8Array = emptyPdf, name?: string): Promise<Attachment> => {
      const { status, text, body } = await upload(as, bytes, name);
      if (status !== 200) throw new Error(`The attachment was refused: ${status} ${text}`);
      return body as Attachment;
    },

    fetched: (as: number, id: number | string, query = '', headers = {}) =>
      ask('GET', `/api/messages/attachments/${id}${query}`, { as, headers }),

    discard: (as: number, id: number) => ask('DELETE', `/api/messages/attachments/${id}`, { as }),

    send: (as: number, body: object, headers = {}) => ask('POST', '/api/messages', { as, body, headers }),

    storedNames: async (): Promise<string[]> => {
      const names: string[] = await readdir(folder).catch(() => []);
      return names.sort();
    },
  };
};
