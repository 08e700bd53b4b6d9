import * as z from 'zod/mini';
import { writtenLanguages } from '#kernel/language.ts';

export const textLanguage = z.enum(writtenLanguages);

const companyText = z.object({ line: z.string(), description: z.string() });

/** What a company says of itself: the first text with its language, and the others beside it. */
export const companyTexts = z.object({
  /** Under its name, in a few words. */
  line: z.string(),
  description: z.string(),
  /** Of line and description; null where nobody has said it. */
  textLanguage: z.nullable(textLanguage),
  /** In other languages. Either of the two may be empty there. */
  texts: z.partialRecord(textLanguage, companyText),
});

export type CompanyTexts = z.output<typeof companyTexts>;
