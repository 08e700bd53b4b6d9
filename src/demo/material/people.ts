import { z } from 'zod/mini';
import { writtenLanguages } from '#kernel/language.ts';
import { readMaterial } from './read-material.ts';

const language = z.enum(writtenLanguages);

export const { clientNames, ownerNames } = readMaterial(
  'people',
  z.strictObject({
    /** The people are invented: full name, the language they write in, and a user name if the design board has one. */
    clientNames: z.array(
      z.union([z.tuple([z.string(), language, z.string()]), z.tuple([z.string(), language])]),
    ),
    /** First and family names go together, for the owners of companies. Their relatives write in these languages, by turns. */
    ownerNames: z.array(
      z.strictObject({ write: z.array(language), first: z.array(z.string()), last: z.array(z.string()) }),
    ),
  }),
);
