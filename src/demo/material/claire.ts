import { z } from 'zod/mini';
import { LIKED_FOLDER_NAME } from '#features/folders/core/rules/folders.ts';
import { readMaterial } from './read-material.ts';

const folder = z.strictObject({
  name: z.string(),
  description: z.nullable(z.string()),
  daysAgo: z.number(),
  companies: z.array(z.string()),
});

const project = z.strictObject({
  company: z.string(),
  name: z.string(),
  description: z.string(),
  budget: z.string(),
  timeline: z.string(),
  state: z.enum(['open', 'client-confirmed', 'company-confirmed', 'completed']),
  createdDaysAgo: z.number(),
  completedDaysAgo: z.optional(z.number()),
  review: z.optional(z.strictObject({ rating: z.number(), comment: z.string() })),
});

const thread = z.strictObject({
  company: z.string(),
  startedMinutesAgo: z.number(),
  minutesToAnswer: z.number(),
  texts: z.array(z.string()),
});

const messageSchema = z.strictObject({
  from: z.enum(['claire', 'company']),
  minutesAgo: z.number(),
  says: z.string(),
  isUnread: z.optional(z.literal(true)),
});

/** Claire Hoffmann has a house of 1931 in Mondercange, as the design board describes it. */
export const {
  liked: likedCompanies,
  folders: claireFolders,
  projects: claireProjects,
  otherThreads,
  schmitLetters: schmitMessages,
} = readMaterial(
  'claire',
  z.strictObject({
    /** Each has its age in days, the oldest first, as their ids will be. */
    liked: z.array(z.tuple([z.string(), z.number()])),
    /** The folder of likes has no companies of its own. The oldest comes first, as their ids will be. */
    folders: z
      .array(folder)
      .check(z.refine((all) => all.some(({ name }) => name === LIKED_FOLDER_NAME), 'No folder of likes')),
    projects: z.array(project),
    otherThreads: z.array(thread),
    schmitLetters: z.array(messageSchema),
  }),
);
