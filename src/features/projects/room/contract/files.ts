import * as z from 'zod/mini';
import { pictureStages } from '#features/projects/room/rules/project-room.ts';
import type { sentences } from '#features/projects/room/strings/en/room.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { createFileRefusals } from '#kernel/file-refusals.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { pictureSizeSchema } from '#kernel/picture-size-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';
import {
  projectIdParams,
  projectNotFoundRefusal,
  roomClosedRefusal,
  roomFileIdParams,
  roomFileNotFoundRefusal,
  roomFullRefusal,
  roomSchema,
} from './room-schemas.ts';

const messageKey = createMessageKey<typeof sentences>('room');

const LONGEST_CAPTION = 120;

export const uploadRoomFile = endpoint({
  method: 'POST',
  url: '/api/projects/:id/files',
  upload: {
    field: 'file',
    largest: MAX_FILE_BYTES,
    say: { tooLarge: messageKey('fileTooLarge'), notOneFile: messageKey('notOneFile') },
  },
  server: {
    scope: 'projects:write',
    who: 'person',
    asCompany: 'member',
    summary:
      'Add a picture (JPEG, PNG, GIF) or a PDF to one of your projects and notify the other party. A retry with the same Idempotency-Key stores nothing new',
    params: projectIdParams,
    /** A picture has a stage, which is "during" by default. */
    query: z.object({ stage: z.optional(z.enum(pictureStages)) }),
    response: roomSchema,
    refusals: {
      projectNotFound: projectNotFoundRefusal,
      roomClosed: roomClosedRefusal,
      roomFull: roomFullRefusal,
      ...createFileRefusals({
        wrongType: messageKey('wrongType'),
        unreadable: messageKey('unreadable'),
        notStored: messageKey('notStored'),
      }),
    },
  },
});

export const fetchRoomFile = endpoint({
  method: 'GET',
  url: '/api/projects/:id/files/:fileId',
  server: {
    scope: 'projects:read',
    who: 'person',
    asCompany: 'member',
    summary: 'Download a project’s picture (WebP, in one of two sizes) or PDF, as its client or its company',
    params: roomFileIdParams,
    query: pictureSizeSchema,
    isFile: true,
    staffReads: 'file',
    refusals: { fileNotFound: roomFileNotFoundRefusal },
  },
});

export const pictureDetailsSchema = z.object({
  caption: textSchema({ max: { length: LONGEST_CAPTION, say: messageKey('captionTooLong') } }),
  stage: z.enum(pictureStages),
});

export const changeRoomPicture = endpoint({
  method: 'PATCH',
  url: '/api/projects/:id/files/:fileId',
  body: pictureDetailsSchema,
  server: {
    scope: 'projects:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Describe one of your pictures, and say when it was taken',
    params: roomFileIdParams,
    response: roomSchema,
    refusals: {
      projectNotFound: projectNotFoundRefusal,
      fileNotFound: roomFileNotFoundRefusal,
      roomClosed: roomClosedRefusal,
    },
  },
});

export const removeRoomFile = endpoint({
  method: 'DELETE',
  url: '/api/projects/:id/files/:fileId',
  server: {
    scope: 'projects:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Delete a file you added; a published picture is removed from the gallery too',
    params: roomFileIdParams,
    response: roomSchema,
    refusals: {
      projectNotFound: projectNotFoundRefusal,
      fileNotFound: roomFileNotFoundRefusal,
      roomClosed: roomClosedRefusal,
    },
  },
});
