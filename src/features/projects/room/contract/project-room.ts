import * as z from 'zod/mini';
import type { sentences } from '#features/projects/room/strings/en/room.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';
import {
  milestoneIdParams,
  milestoneIsAgreedRefusal,
  milestoneNotFoundRefusal,
  projectIdParams,
  projectNotFoundRefusal,
  requiredDaySchema,
  roomClosedRefusal,
  roomFullRefusal,
  roomSchema,
} from './room-schemas.ts';

const messageKey = createMessageKey<typeof sentences>('room');

const LONGEST_MILESTONE = 100;
const SHORTEST_MILESTONE = 2;

export const getProjectRoom = endpoint({
  method: 'GET',
  url: '/api/projects/:id/room',
  server: {
    scope: 'projects:read',
    who: 'person',
    asCompany: 'member',
    summary: 'Get a project’s pictures, documents and milestones',
    params: projectIdParams,
    response: roomSchema,
    staffReads: 'room',
    refusals: { projectNotFound: projectNotFoundRefusal },
  },
});

export const createMilestone = endpoint({
  method: 'POST',
  url: '/api/projects/:id/milestones',
  body: z.object({
    name: textSchema({
      min: { length: SHORTEST_MILESTONE, say: messageKey('milestoneTooShort') },
      max: { length: LONGEST_MILESTONE, say: messageKey('milestoneTooLong') },
    }),
    dueOn: requiredDaySchema,
  }),
  server: {
    scope: 'projects:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Add a milestone with its day',
    params: projectIdParams,
    response: roomSchema,
    refusals: {
      projectNotFound: projectNotFoundRefusal,
      roomClosed: roomClosedRefusal,
      roomFull: roomFullRefusal,
    },
    creates: true,
  },
});

export const tickMilestone = endpoint({
  method: 'POST',
  url: '/api/projects/:id/milestones/:milestoneId/tick',
  body: z.object({ isReached: z.boolean() }),
  server: {
    scope: 'projects:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Mark a milestone as reached for your side, or undo that',
    params: milestoneIdParams,
    response: roomSchema,
    refusals: {
      projectNotFound: projectNotFoundRefusal,
      milestoneNotFound: milestoneNotFoundRefusal,
      roomClosed: roomClosedRefusal,
    },
  },
});

export const removeMilestone = endpoint({
  method: 'DELETE',
  url: '/api/projects/:id/milestones/:milestoneId',
  server: {
    scope: 'projects:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Delete one of your milestones, except payments of a signed payment plan',
    params: milestoneIdParams,
    response: roomSchema,
    refusals: {
      projectNotFound: projectNotFoundRefusal,
      milestoneNotFound: milestoneNotFoundRefusal,
      milestoneAgreed: milestoneIsAgreedRefusal,
      roomClosed: roomClosedRefusal,
    },
  },
});
