import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';

// Stands alone because every page with cards downloads it.

/** The newest of each are listed; older ones show their state on their own page alone. */
export const MAX_LIKED_AND_SAVED_COMPANIES = 500;

export const listLikedAndSavedCompanies = endpoint({
  method: 'GET',
  url: '/api/contacts/kept',
  server: {
    scope: 'folders:read',
    who: 'person',
    summary: 'List the companies you like and those in your folders, newest first',
    response: z.object({
      liked: z.array(idSchema),
      saved: z.array(z.object({ companyId: idSchema, folderId: idSchema, folder: z.string() })),
    }),
    refusals: {},
  },
});
