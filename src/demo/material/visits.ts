import { z } from 'zod/mini';
import { visitStates } from '#features/requests/visits/rules/visits.ts';
import { readMaterial } from './read-material.ts';

const visit = z.strictObject({
  /** Somebody the company writes with where nobody is named. */
  client: z.nullable(z.string()),
  /** Likewise. */
  company: z.nullable(z.string()),
  /** The title of what it is for. */
  request: z.nullable(z.string()),
  state: z.enum(visitStates),
  /** Working days from today on; before it where they are fewer than none. */
  days: z.array(z.number()),
  times: z.array(z.string()),
  place: z.nullable(z.string()),
  words: z.nullable(z.string()),
});

export type VisitMaterial = z.infer<typeof visit>;

/** What the demo's people have agreed on. */
export const demoVisits = readMaterial('visits', z.array(visit));
