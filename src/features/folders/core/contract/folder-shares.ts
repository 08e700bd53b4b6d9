import * as z from 'zod/mini';
import { companyItemSchema } from '#features/companies/core/contract/company-item.ts';
import type { sentences } from '#features/folders/core/strings/en/folders.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import * as fields from './fields.ts';

const messageKey = createMessageKey<typeof sentences>('folders');

export const getFolderShare = endpoint({
  method: 'GET',
  url: '/api/folders/:id/share',
  server: {
    who: 'person',
    summary: 'Check whether a folder has a share link, and since when',
    params: fields.folderIdParams,
    response: z.object({ isShared: z.boolean(), createdAt: z.nullable(momentSchema) }),
    refusals: fields.folderNotFoundRefusals,
  },
});

/** Returns 200 and takes no Idempotency-Key: a stored response would hold the token. A second call makes a newer link. */
export const shareFolder = endpoint({
  method: 'POST',
  url: '/api/folders/:id/share',
  server: {
    who: 'person',
    summary: 'Create a link that lets anyone read a folder; any earlier link stops working',
    params: fields.folderIdParams,
    response: z.object({ token: z.string(), createdAt: momentSchema }),
    refusals: fields.folderNotFoundRefusals,
  },
});

export const unshareFolder = endpoint({
  method: 'DELETE',
  url: '/api/folders/:id/share',
  server: {
    who: 'person',
    summary: 'Delete a folder’s link',
    params: fields.folderIdParams,
    response: z.object({}),
    refusals: fields.folderNotFoundRefusals,
  },
});

// A link writes 256 bits in this form.
const byToken = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });

const sharedFolderNotFound = {
  sharedFolderNotFound: { status: 404, say: messageKey('sharedFolderNotFound') },
} as const;

/** Shows nothing of the folder's owner nor of their notes. */
export const getSharedFolder = endpoint({
  method: 'GET',
  url: '/api/shared-folders/:token',
  server: {
    who: 'anyone',
    summary: 'Get a shared folder',
    params: byToken,
    response: z.object({
      name: z.string(),
      description: z.nullable(z.string()),
      companyCount: z.int(),
      /** Holds the companies saved last; older ones are at /api/shared-folders/{token}/companies. */
      companies: z.array(companyItemSchema),
    }),
    refusals: sharedFolderNotFound,
  },
});

export const listSharedCompanies = endpoint({
  method: 'GET',
  url: '/api/shared-folders/:token/companies',
  isPaged: true,
  server: {
    who: 'anyone',
    summary: 'List the companies in a shared folder, last saved first',
    params: byToken,
    query: fields.companyPageQuerySchema,
    response: z.array(companyItemSchema),
    refusals: sharedFolderNotFound,
  },
});
