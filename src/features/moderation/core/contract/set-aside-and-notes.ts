import * as z from 'zod/mini';
import { queueNames } from '#features/moderation/core/rules/moderation.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { messageKey } from './fields.ts';

const queue = z.enum(queueNames);
const notFound = { status: 404, say: messageKey('entryNotFound') } as const;

export const setEntryAside = endpoint({
  method: 'POST',
  url: '/api/admin/queues/:queue/:id/aside',
  body: z.object({ until: z.string().check(z.maxLength(10)) }),
  server: {
    who: 'staff',
    summary: 'Set an item aside until a day; meanwhile it’s listed apart from the pending items',
    params: z.object({ queue, id: idInPath }),
    response: z.object({}),
    refusals: { notFound },
  },
});

export const returnEntry = endpoint({
  method: 'DELETE',
  url: '/api/admin/queues/:queue/:id/aside',
  server: {
    who: 'staff',
    summary: 'Return an item that was set aside to its queue',
    params: z.object({ queue, id: idInPath }),
    response: z.object({}),
    refusals: {},
  },
});

export const addCaseNote = endpoint({
  method: 'POST',
  url: '/api/admin/queues/:queue/:id/notes',
  body: z.object({
    words: textSchema({
      min: { length: 1, say: messageKey('noteRequired') },
      max: { length: 1000, say: messageKey('noteTooLong') },
    }),
  }),
  server: {
    who: 'staff',
    summary: 'Leave a note about a pending item for other moderators; the decision deletes it',
    creates: true,
    params: z.object({ queue, id: idInPath }),
    response: z.object({ id: idSchema }),
    refusals: { notFound },
  },
});

export const deleteCaseNote = endpoint({
  method: 'DELETE',
  url: '/api/admin/notes/:noteId',
  server: {
    who: 'staff',
    summary: 'Delete your own note',
    params: z.object({ noteId: idInPath }),
    response: z.object({}),
    refusals: { noteNotFound: { status: 404, say: messageKey('noteNotFound') } },
  },
});
