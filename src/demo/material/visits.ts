import { z } from 'zod/mini';
import { visitStates } from '#features/requests/core/rules/requests.ts';
import { readMaterial } from './read-material.ts';

const visit = z.strictObject({
  /** Null is somebody who writes with the company. */
  client: z.nullable(z.string()),
  /** Null is a company that writes with the client. */
  company: z.nullable(z.string()),
  /** The visit is for the request of this title. */
  request: z.nullable(z.string()),
  state: z.enum(visitStates),
  /** Counts working days from today; negative is past. */
  days: z.array(z.number()),
  times: z.array(z.string()),
  place: z.nullable(z.string()),
  words: z.nullable(z.string()),
});

export type VisitMaterial = z.infer<typeof visit>;

export const demoVisits = readMaterial('visits', z.array(visit));
