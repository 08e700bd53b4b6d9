import { z } from 'zod/mini';
import { projectSides } from '#features/projects/core/rules/project-states.ts';
import { pictureStages } from '#features/projects/room/rules/project-room.ts';
import { readMaterial } from './read-material.ts';
import { regionNames } from './towns.ts';

const side = z.enum(projectSides);

const pictureSchema = z.strictObject({
  side,
  stage: z.enum(pictureStages),
  caption: z.nullable(z.string()),
  daysAgo: z.number(),
  /** A drawing of this scene stands in for somebody's photograph. */
  scene: z.string(),
  seed: z.number(),
  region: z.enum(regionNames),
  isChosen: z.optional(z.literal(true)),
});

export type PictureMaterial = z.infer<typeof pictureSchema>;

const documentSchema = z.strictObject({
  side,
  name: z.string(),
  daysAgo: z.number(),
  title: z.string(),
  lines: z.array(z.string()),
});

export type DocumentMaterial = z.infer<typeof documentSchema>;

const milestone = z.strictObject({
  side,
  name: z.string(),
  /** Counts from today; negative is past. */
  inDays: z.number(),
  tickedBy: z.array(side),
});

const room = z.strictObject({
  /** The project is one of Claire's. */
  project: z.string(),
  isAskedToPublish: z.optional(z.literal(true)),
  pictures: z.array(pictureSchema),
  documents: z.array(documentSchema),
  milestones: z.array(milestone),
});

export const demoRooms = readMaterial('rooms', z.array(room));
