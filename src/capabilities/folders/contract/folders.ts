import * as z from 'zod/mini';
import type { sentences } from '#folders/strings/en/folders.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { id } from '#kernel/ids.ts';
import { moment } from '#kernel/moment.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import * as fields from './fields.ts';

const say = sentencesOf<typeof sentences>('folders');

export const folder = z.object({
  id,
  userId: id,
  name: z.string(),
  description: z.nullable(z.string()),
  createdAt: moment,
  companyCount: z.int(),
  /** The folder of likes: what is in it are the person's contacts. */
  isLiked: z.boolean(),
  abilities: z.object({ mayRename: z.boolean(), mayDelete: z.boolean() }),
  /** The companies saved last, for what a card of the folder shows. */
  latest: z.array(z.object({ id, name: z.string(), coverUrl: z.nullable(z.string()), savedAt: moment })),
});

export type Folder = z.output<typeof folder>;

const nameReserved = { nameReserved: { status: 409, say: say('nameReserved') } } as const;

/** The total counts the folders a person made; the folder of likes stands in the list uncounted. */
export const listFolders = endpoint({
  method: 'GET',
  url: '/api/folders',
  isPaged: true,
  server: {
    who: 'person',
    summary: 'My folders, newest first; the total leaves out the folder of likes',
    query: fields.folderPage,
    answer: z.array(folder),
    refusals: {},
  },
});

export const createFolder = endpoint({
  method: 'POST',
  url: '/api/folders',
  body: z.object({ name: fields.folderName, description: z.optional(fields.folderDescription) }),
  server: {
    who: 'person',
    summary: 'Make a folder',
    answer: folder,
    refusals: { ...nameReserved, tooManyFolders: { status: 409, say: say('tooManyFolders') } },
    creates: true,
  },
});

export const getFolder = endpoint({
  method: 'GET',
  url: '/api/folders/:id',
  server: {
    who: 'person',
    summary: 'One of my folders',
    params: fields.inFolder,
    answer: folder,
    refusals: fields.folderNotFound,
  },
});

export const changeFolder = endpoint({
  method: 'PATCH',
  url: '/api/folders/:id',
  body: z.object({ name: z.optional(fields.folderName), description: z.optional(fields.folderDescription) }),
  server: {
    who: 'person',
    summary: 'Change a folder’s name or description; what is left out stays as it is',
    params: fields.inFolder,
    answer: folder,
    refusals: {
      ...fields.folderNotFound,
      ...nameReserved,
      likedKeepsName: { status: 403, say: say('likedKeepsName') },
    },
  },
});

export const deleteFolder = endpoint({
  method: 'DELETE',
  url: '/api/folders/:id',
  server: {
    who: 'person',
    summary: 'Delete a folder',
    params: fields.inFolder,
    answer: z.object({}),
    refusals: { ...fields.folderNotFound, likedStays: { status: 403, say: say('likedStays') } },
  },
});
