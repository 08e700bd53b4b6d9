import * as z from 'zod/mini';
import { writtenLanguages } from '#kernel/language.ts';

export const textLanguageSchema = z.enum(writtenLanguages);

const companyText = z.object({ line: z.string(), description: z.string() });

/** The first text stands here with its language and the others beside it under `texts`. */
export const companyTextsSchema = z.object({
  /** A few words stand under the name. */
  line: z.string(),
  description: z.string(),
  /** Line and description are in this language; null if nobody has said it. */
  textLanguage: z.nullable(textLanguageSchema),
  /** Other languages have texts here; either of the two may be empty there. */
  texts: z.partialRecord(textLanguageSchema, companyText),
});

export type CompanyTexts = z.output<typeof companyTextsSchema>;
