import { z } from 'zod/mini';
import { readMaterial } from './read-material.ts';

export const { clientNames, ownerNames } = readMaterial(
  'people',
  z.strictObject({
    /** The people are invented: full name, and a user name if the design board has one. */
    clientNames: z.array(z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string()])])),
    /** First and family names go together, for the owners of companies. */
    ownerNames: z.array(z.strictObject({ first: z.array(z.string()), last: z.array(z.string()) })),
  }),
);
