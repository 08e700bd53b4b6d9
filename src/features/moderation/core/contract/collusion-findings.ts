import * as z from 'zod/mini';
import { idSchema } from '#kernel/id-schema.ts';

const accounts = z.array(idSchema);

/** The nightly search for rings records how many clients of a company it checked, and which of them stood out by what. */
export const collusionFindingsSchema = z.object({
  clients: z.int(),
  /** They share a browser with a member of the company. */
  companyBrowser: accounts,
  /** They share a browser with each other. */
  clientBrowser: accounts,
  network: accounts,
  /** They have worked with no other company. */
  onlyHere: accounts,
});

export type CollusionFindings = z.output<typeof collusionFindingsSchema>;
