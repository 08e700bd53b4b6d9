import { z } from 'zod/mini';
import { paymentPlanMoments } from '#features/quotes/core/rules/quotes.ts';
import { lineKinds, lineUnits } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { readMaterial } from './read-material.ts';

const lineSchema = z.strictObject({
  kind: z.enum(lineKinds),
  description: z.string(),
  quantity: z.string(),
  unit: z.enum(lineUnits),
  unitPrice: z.string(),
  discountPercent: z.optional(z.string()),
  isOptional: z.optional(z.literal(true)),
  mayBeReduced: z.optional(z.literal(true)),
});

const quote = z.strictObject({
  /** The quote is for the request of this title. */
  request: z.string(),
  /** The index of a company that was invited. */
  company: z.number(),
  state: z.enum(['draft', 'sent', 'accepted']),
  hoursAgo: z.number(),
  /** The client reports the quote to the moderators with this. */
  report: z.optional(z.string()),
  validDays: z.number(),
  startsInDays: z.number(),
  durationDays: z.number(),
  warrantyMonths: z.number(),
  object: z.string(),
  intro: z.string(),
  conditions: z.string(),
  sections: z.array(z.strictObject({ title: z.string(), lines: z.array(lineSchema) })),
  exclusions: z.array(z.strictObject({ kind: z.enum(lineKinds), text: z.string() })),
  inclusions: z.array(z.strictObject({ kind: z.enum(lineKinds), inKind: z.enum(lineKinds) })),
  plan: z.array(z.strictObject({ on: z.enum(paymentPlanMoments), label: z.string(), percent: z.string() })),
  /** An accepted quote has a change order that waits for the client. */
  change: z.optional(
    z.strictObject({
      object: z.string(),
      intro: z.string(),
      hoursAgo: z.number(),
      validDays: z.number(),
      sections: z.array(z.strictObject({ title: z.string(), lines: z.array(lineSchema) })),
    }),
  ),
});

export type QuoteMaterial = z.infer<typeof quote>;

/** These quotes differ in ways that one can learn from. */
export const demoQuotes = readMaterial('quotes', z.array(quote));

/** Companies of these trades have saved templates for quotes. */
export const demoQuoteTemplates = readMaterial(
  'quote-templates',
  z.array(
    z.strictObject({
      /** A company of this trade in the directory has the template. */
      trade: z.string(),
      name: z.string(),
      object: z.string(),
      sections: z.array(z.strictObject({ title: z.string(), lines: z.array(lineSchema) })),
    }),
  ),
);
