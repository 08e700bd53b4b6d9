import * as z from 'zod/mini';
import type { sentences } from '#features/folders/core/strings/en/folders.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import * as fields from './fields.ts';

const messageKey = createMessageKey<typeof sentences>('folders');

export const folderSchema = z.object({
  id: idSchema,
  userId: idSchema,
  name: z.string(),
  description: z.nullable(z.string()),
  createdAt: momentSchema,
  companyCount: z.int(),
  /** Marks the folder of likes: its companies are the person's contacts. */
  isLiked: z.boolean(),
  abilities: z.object({ mayRename: z.boolean(), mayDelete: z.boolean() }),
  /** A folder's card shows the companies saved last. */
  latest: z.array(
    z.object({ id: idSchema, name: z.string(), coverUrl: z.nullable(z.string()), savedAt: momentSchema }),
  ),
});

export type Folder = z.output<typeof folderSchema>;

const nameReserved = { nameReserved: { status: 409, say: messageKey('nameReserved') } } as const;

/** The total counts the folders a person made; the list has the folder of likes besides. */
export const listFolders = endpoint({
  method: 'GET',
  url: '/api/folders',
  isPaged: true,
  server: {
    scope: 'folders:read',
    who: 'person',
    summary: 'List your folders, newest first; the total excludes the folder of likes',
    query: fields.folderPageQuerySchema,
    response: z.array(folderSchema),
    refusals: {},
  },
});

export const createFolder = endpoint({
  method: 'POST',
  url: '/api/folders',
  body: z.object({ name: fields.folderNameSchema, description: z.optional(fields.folderDescriptionSchema) }),
  server: {
    scope: 'folders:write',
    who: 'person',
    summary: 'Create a folder',
    response: folderSchema,
    refusals: { ...nameReserved, tooManyFolders: { status: 409, say: messageKey('tooManyFolders') } },
    creates: true,
  },
});

export const getFolder = endpoint({
  method: 'GET',
  url: '/api/folders/:id',
  server: {
    scope: 'folders:read',
    who: 'person',
    summary: 'Get one of your folders',
    params: fields.folderIdParams,
    response: folderSchema,
    refusals: fields.folderNotFoundRefusals,
  },
});

export const changeFolder = endpoint({
  method: 'PATCH',
  url: '/api/folders/:id',
  body: z.object({
    name: z.optional(fields.folderNameSchema),
    description: z.optional(fields.folderDescriptionSchema),
  }),
  server: {
    scope: 'folders:write',
    who: 'person',
    summary: 'Change a folder’s name or description; omitted fields stay as they are',
    params: fields.folderIdParams,
    response: folderSchema,
    refusals: {
      ...fields.folderNotFoundRefusals,
      ...nameReserved,
      likedKeepsName: { status: 403, say: messageKey('likedKeepsName') },
    },
  },
});

export const deleteFolder = endpoint({
  method: 'DELETE',
  url: '/api/folders/:id',
  server: {
    scope: 'folders:write',
    who: 'person',
    summary: 'Delete a folder',
    params: fields.folderIdParams,
    response: z.object({}),
    refusals: {
      ...fields.folderNotFoundRefusals,
      likedStays: { status: 403, say: messageKey('likedStays') },
    },
  },
});
