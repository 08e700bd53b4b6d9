import * as z from 'zod/mini';
import { verifiedProofSchema } from '#features/companies/core/contract/verified-proof.ts';
import { messageKey } from '#features/quotes/core/contract/fields.ts';
import { quoteLineSchema, quoteQuestionSchema, totalsSchema } from '#features/quotes/core/contract/shapes.ts';
import { quoteStates } from '#features/quotes/core/rules/quote-states.ts';
import { paymentPlanMoments } from '#features/quotes/core/rules/quotes.ts';
import { lineKinds, lineUnits } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { translationOfferSchema } from '#features/translations/core/contract/translations.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';

const column = z.object({
  quoteId: idSchema,
  number: z.string(),
  version: z.int(),
  state: z.enum(quoteStates),
  sentAt: momentSchema,
  company: z.object({
    id: z.nullable(idSchema),
    name: z.string(),
    logoUrl: z.nullable(z.string()),
    partnerId: z.nullable(idSchema),
    ratingAverage: z.nullable(z.number()),
    reviewCount: z.int(),
    commune: z.nullable(z.string()),
    communeNames: translatedNamesSchema,
    /** It is measured in hours; null if there is too little to measure. */
    responseHours: z.nullable(z.number()),
    /** It is measured from the request's commune and shown as approximate, in steps of 5 km. */
    distanceKm: z.nullable(z.int()),
    verified: z.array(z.pick(verifiedProofSchema, { kind: true, number: true, expiresOn: true })),
  }),
  totals: totalsSchema,
  /** Its price may be, or is, taxed at the reduced rate. */
  reckonsReduced: z.boolean(),
  isMainResidence: z.nullable(z.boolean()),
  /** It is the price for each unit, if all quotes measure their work alike. */
  each: z.nullable(z.object({ unit: z.enum(lineUnits), quantity: z.string(), price: z.string() })),
  lines: z.array(quoteLineSchema),
  /** The offer is about the words of the lines. */
  translation: translationOfferSchema,
  /** An accepted quote has the ids of the optional lines that were chosen. */
  taken: z.array(idSchema),
  exclusions: z.array(z.object({ kind: z.enum(lineKinds), text: z.string() })),
  startsOn: z.nullable(createDaySchema()),
  durationDays: z.nullable(z.int()),
  validUntil: createDaySchema(),
  daysLeft: z.int(),
  plan: z.array(z.object({ on: z.enum(paymentPlanMoments), label: z.string(), percent: z.string() })),
  /** It is in per cent, and null unless more than thirty are due on acceptance. */
  beforeWork: z.nullable(z.string()),
  warrantyMonths: z.nullable(z.int()),
  mayAccept: z.boolean(),
  askedAbout: z.array(quoteQuestionSchema),
});

const cell = z.object({
  state: z.enum(['sum', 'optional', 'included', 'excluded', 'silent']),
  net: z.nullable(z.string()),
  inKind: z.nullable(z.enum(lineKinds)),
  lineIds: z.array(idSchema),
});

/** A difference is about a kind of line, or about another row of the table. */
export const comparisonRowNames = [...lineKinds, 'reduced', 'plan', 'starts', 'validity'] as const;
export type ComparisonRowName = (typeof comparisonRowNames)[number];

const comparison = z.object({
  request: z.object({
    id: idSchema,
    title: z.nullable(z.string()),
    /** The offer is about the title. */
    translation: translationOfferSchema,
    commune: z.nullable(z.string()),
    communeNames: translatedNamesSchema,
    postalCode: z.nullable(z.string()),
    clientName: z.string(),
    isOpen: z.boolean(),
  }),
  /** So many companies were asked and have not answered with a quote, or have taken it back. */
  outstanding: z.int(),
  madeAt: momentSchema,
  columns: z.array(column),
  rows: z.array(z.object({ kind: z.enum(lineKinds), cells: z.array(cell) })),
  differences: z.array(z.object({ about: z.enum(comparisonRowNames), text: z.string() })),
});

export type QuoteComparison = z.output<typeof comparison>;

export const compareQuotes = endpoint({
  method: 'GET',
  url: '/api/requests/:id/comparison',
  server: {
    scope: 'requests:read',
    who: 'client',
    summary: 'Compare the quotes for one of your requests: by type of line, with the differences in words',
    params: z.object({ id: idInPath }),
    response: comparison,
    refusals: { requestNotFound: { status: 404, say: messageKey('requestNotFound') } },
  },
});
