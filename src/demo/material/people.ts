import { z } from 'zod/mini';
import { readMaterial } from './read-material.ts';

export const { clientNames, ownerNames } = readMaterial(
  'people',
  z.strictObject({
    /** Invented people: full name, and a user name where the design board already uses one. */
    clientNames: z.array(z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string()])])),
    /** First and family names that go together, for the people who own the companies. */
    ownerNames: z.array(z.strictObject({ first: z.array(z.string()), last: z.array(z.string()) })),
  }),
);
