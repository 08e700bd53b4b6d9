import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';

/** The list has so many items. */
export const LATEST_ACTIVITY_COUNT = 5;

const named = { at: momentSchema, id: idSchema, name: z.string() };
/** Something happened to a project; the name is the company's. */
const ofProject = z.object({
  ...named,
  kind: z.enum([
    'begun',
    'marked',
    'markedByCompany',
    'declined',
    'cancelled',
    'contractEnded',
    'contractWithdrawn',
  ]),
  project: z.string(),
});

const activity = z.union([
  z.object({ ...named, kind: z.literal('liked') }),
  z.object({ ...named, kind: z.literal('created') }),
  z.object({ ...named, kind: z.literal('saved'), folder: z.string() }),
  z.object({ ...named, kind: z.enum(['wrote', 'heard']) }),
  ofProject,
]);

export type ActivityEntry = z.output<typeof activity>;

export const listActivity = endpoint({
  method: 'GET',
  url: '/api/activity',
  server: {
    who: 'person',
    summary: 'List recent activity in your likes, folders, conversations and projects, latest first',
    response: z.array(activity),
    refusals: {},
  },
});
