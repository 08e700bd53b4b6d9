import * as z from 'zod/mini';
import { pictureLimitRefusal } from '#features/companies/profile-editor/contract/own-pictures.ts';
import { blockedRefusal } from '#features/messaging/core/contract/blocked.ts';
import { MAX_ROOM_FILES } from '#features/projects/room/rules/project-room.ts';
import type { sentences } from '#features/projects/room/strings/en/room.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import {
  notPossibleNowRefusal,
  projectIdParams,
  projectNotFoundRefusal,
  roomFileNotFoundRefusal,
  roomSchema,
} from './room-schemas.ts';

const messageKey = createMessageKey<typeof sentences>('room');

export const askToPublish = endpoint({
  method: 'POST',
  url: '/api/projects/:id/publication',
  body: z.object({
    fileIds: z
      .array(idSchema)
      .check(
        z.minLength(1, messageKey('choosePictures')),
        z.maxLength(MAX_ROOM_FILES, messageKey('choosePictures')),
      ),
  }),
  server: {
    who: 'company',
    asCompany: 'manager',
    summary: 'Ask the client of a completed project for permission to show these pictures in the gallery',
    params: projectIdParams,
    response: roomSchema,
    refusals: {
      projectNotFound: projectNotFoundRefusal,
      fileNotFound: roomFileNotFoundRefusal,
      notNow: notPossibleNowRefusal,
      pictureLimit: pictureLimitRefusal,
      blocked: blockedRefusal,
    },
  },
});

export const answerPublication = endpoint({
  method: 'POST',
  url: '/api/projects/:id/publication/answer',
  body: z.object({ agrees: z.boolean() }),
  server: {
    who: 'client',
    summary: 'Allow or refuse the chosen pictures in the company’s gallery, now or later',
    params: projectIdParams,
    response: roomSchema,
    refusals: {
      projectNotFound: projectNotFoundRefusal,
      notNow: notPossibleNowRefusal,
      pictureGone: { status: 409, say: messageKey('pictureGone') },
    },
  },
});

export const withdrawPublication = endpoint({
  method: 'DELETE',
  url: '/api/projects/:id/publication',
  server: {
    who: 'company',
    asCompany: 'manager',
    summary: 'Withdraw your request to show the pictures, or remove them from the gallery',
    params: projectIdParams,
    response: roomSchema,
    refusals: { projectNotFound: projectNotFoundRefusal, notNow: notPossibleNowRefusal },
  },
});
