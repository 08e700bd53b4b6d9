import * as z from 'zod/mini';
import { idSchema } from '#kernel/id-schema.ts';

const accounts = z.array(idSchema);

/** What the nightly look for rings saw of a company: how many clients it looked at, and which of them stood out by what. */
export const ringFacts = z.object({
  clients: z.int(),
  /** They share a browser with somebody of the company. */
  companyBrowser: accounts,
  /** They share a browser with each other. */
  clientBrowser: accounts,
  network: accounts,
  /** They have worked with no other company. */
  onlyHere: accounts,
});

export type RingFacts = z.output<typeof ringFacts>;
