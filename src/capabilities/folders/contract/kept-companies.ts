import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { id } from '#kernel/ids.ts';

// Alone, because every page of cards downloads it.

/** The newest of each; older ones show their state on their own page alone. */
export const MOST_KEPT = 500;

export const listKeptCompanies = endpoint({
  method: 'GET',
  url: '/api/contacts/kept',
  server: {
    who: 'person',
    summary: 'Which companies I like, and which are in a folder of mine: the newest of each',
    answer: z.object({
      liked: z.array(id),
      saved: z.array(z.object({ companyId: id, folderId: id, folder: z.string() })),
    }),
    refusals: {},
  },
});
