import type { ProjectRoom } from '#features/projects/room/contract/room-schemas.ts';
import { emptyPdf } from './attachments.ts';
import type { TestHost } from './host.ts';

/** Groups the calls a test makes about the room of a project. */
export const roomCalls = ({ ask }: Pick<TestHost, 'ask'>) => {
  const upload = (as: number, id: number, bytes: Uint8Array = emptyPdf, name = 'offer.pdf', query = '') => {
    const form = new FormData();
    form.append('file', new Blob([bytes as BlobPart]), name);
    return ask('POST', `/api/projects/${id}/files${query}`, { as, form });
  };
  const room = (response: { status: number; text: string; body: unknown }): ProjectRoom => {
    if (response.status >= 300) throw new Error(`It was refused: ${response.status} ${response.text}`);
    return response.body as ProjectRoom;
  };

  return {
    upload,

    /** Uploads a file and returns it; throws if it is refused. */
    uploaded: async (...uploadArgs: Parameters<typeof upload>) => {
      const last = room(await upload(...uploadArgs)).files.at(-1);
      if (!last) throw new Error('Nothing was added');
      return last;
    },

    read: async (as: number, id: number) => room(await ask('GET', `/api/projects/${id}/room`, { as })),

    fetched: (as: number, id: number, fileId: number, query = '') =>
      ask('GET', `/api/projects/${id}/files/${fileId}${query}`, { as }),

    removed: (as: number, id: number, fileId: number) =>
      ask('DELETE', `/api/projects/${id}/files/${fileId}`, { as }),

    asked: (as: number, id: number, fileIds: readonly number[]) =>
      ask('POST', `/api/projects/${id}/publication`, { as, body: { fileIds } }),

    answered: (as: number, id: number, agrees: boolean) =>
      ask('POST', `/api/projects/${id}/publication/answer`, { as, body: { agrees } }),

    withdrawn: (as: number, id: number) => ask('DELETE', `/api/projects/${id}/publication`, { as }),
  };
};
