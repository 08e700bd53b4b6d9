import * as z from 'zod/mini';
import { PROJECT_MAX_LENGTHS } from '#features/projects/core/rules/project-name-and-lengths.ts';
import { DECIMAL_PLACES_BY_KIND } from '#features/quotes/core/rules/quote-sums.ts';
import {
  MAX_LINE_DESCRIPTION_LENGTH,
  MAX_LINE_QUANTITY,
  MAX_PAYMENT_PLAN_PARTS,
  MAX_QUOTE_EXCLUSIONS,
  MAX_QUOTE_LINES,
  MAX_QUOTE_SECTIONS,
  MAX_UNIT_PRICE_EUROS,
  MAX_WARRANTY_MONTHS,
  MAX_WORK_DAYS,
  paymentPlanMoments,
} from '#features/quotes/core/rules/quotes.ts';
import type { sentences } from '#features/quotes/core/strings/en/quotes.ts';
import { lineKinds, lineUnits } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { builtYearSchema, postalCodeSchema } from '#features/requests/core/contract/fields.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { parseDecimal } from '#kernel/decimal.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { writtenLanguages } from '#kernel/language.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { MAX_TYPED_NUMBER_LENGTH } from '#kernel/typed-numbers.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';

export const messageKey = createMessageKey<typeof sentences>('quotes');

export const QUOTE_MAX_LENGTHS = {
  /** A draft may have this length; a sent quote has a shorter limit (`isValidProjectName`). */
  object: 120,
  intro: PROJECT_MAX_LENGTHS.descriptionFromQuote,
  conditions: 5000,
  title: 120,
  description: MAX_LINE_DESCRIPTION_LENGTH,
  exclusion: 300,
  label: 120,
  words: 2000,
  reason: 500,
  report: 1000,
  name: 120,
  street: 120,
  address: 200,
  commune: 100,
} as const;

export const quoteTextSchemaUpTo = (length: number) =>
  textSchema({ max: { length, say: messageKey('tooLong') } });

const decimal = (
  places: number,
  { least, limit, wrong }: { least: bigint; limit: bigint; wrong: ReturnType<typeof messageKey> },
) =>
  z.string(wrong).check(
    z.trim(),
    z.refine((value) => {
      const units = parseDecimal(value, places);
      const scale = 10n ** BigInt(places);
      return units !== null && units >= least && units < limit * scale;
    }, wrong),
  );

const quantity = decimal(DECIMAL_PLACES_BY_KIND.quantity, {
  least: 1n,
  limit: MAX_LINE_QUANTITY,
  wrong: messageKey('quantityInvalid'),
});
const PRICE_UNITS = MAX_UNIT_PRICE_EUROS * 10n ** BigInt(DECIMAL_PLACES_BY_KIND.price);
/** Only change orders may have negative prices, which the server checks. */
const unitPrice = decimal(DECIMAL_PLACES_BY_KIND.price, {
  least: -PRICE_UNITS + 1n,
  limit: MAX_UNIT_PRICE_EUROS,
  wrong: messageKey('priceInvalid'),
});

/** A percentage runs from 0 to 100 with two decimals. */
const percent = z.string(messageKey('percentInvalid')).check(
  z.trim(),
  z.refine((value) => {
    const units = parseDecimal(value, DECIMAL_PLACES_BY_KIND.percent);
    return units !== null && units >= 0n && units <= 10_000n;
  }, messageKey('percentInvalid')),
);

/** The text stays as it was typed. */
const unreadable = quoteTextSchemaUpTo(MAX_TYPED_NUMBER_LENGTH);

const MOST_RATE = 30;

const lineFields = z
  .object({
    /** The server assigns it; a new line has none. */
    id: z.optional(z.nullable(idSchema)),
    kind: z.optional(z.nullable(z.enum(lineKinds, messageKey('kindMissing')))),
    description: quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.description),
    quantity: z.optional(z.nullable(quantity)),
    unit: z.optional(z.nullable(z.enum(lineUnits, messageKey('unitMissing')))),
    unitPrice: z.optional(z.nullable(unitPrice)),
    discountPercent: z.optional(percent),
    vatRate: z.optional(
      z.nullable(z.int(messageKey('rateMissing')).check(z.minimum(0), z.maximum(MOST_RATE))),
    ),
    isOptional: z.optional(z.boolean()),
    mayBeReduced: z.optional(z.boolean()),
    /** If a number could not be read it is left out, and the typed text stands here. */
    unreadable: z.optional(
      z.object({
        quantity: z.optional(unreadable),
        unitPrice: z.optional(unreadable),
        discountPercent: z.optional(unreadable),
      }),
    ),
  })
  .check(
    z.refine(
      ({ mayBeReduced, vatRate }) => !mayBeReduced || vatRate === FULL_VAT_RATE,
      messageKey('onlyFullRate'),
    ),
  );

export type QuoteLineInput = z.output<typeof lineFields>;

const sections = z
  .array(z.object({ title: quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.title), lines: z.array(lineFields) }))
  .check(
    z.maxLength(MAX_QUOTE_SECTIONS, messageKey('tooManySections')),
    z.refine(
      (sectionInputs) =>
        sectionInputs.reduce((count, { lines }) => count + lines.length, 0) <= MAX_QUOTE_LINES,
      messageKey('tooManyLines'),
    ),
  );

const onceEach = (items: readonly { kind: string }[]) =>
  new Set(items.map(({ kind }) => kind)).size === items.length;

/** The company states where the work is if no request does. */
const site = z.object({
  /** It is a name from GET /api/communes. */
  commune: z.nullable(quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.commune)),
  postalCode: z.nullable(postalCodeSchema),
  street: z.nullable(quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.street)),
  isMainResidence: z.nullable(z.boolean()),
  builtYear: z.nullable(builtYearSchema),
});

export const unreadableHeadSchema = z.object({
  validUntil: z.optional(unreadable),
  startsOn: z.optional(unreadable),
  durationDays: z.optional(unreadable),
  warrantyMonths: z.optional(unreadable),
  postalCode: z.optional(unreadable),
  builtYear: z.optional(unreadable),
});

export const paymentPlanSchema = z
  .array(
    z.object({
      on: z.enum(paymentPlanMoments),
      label: quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.label),
      percent,
      unreadable: z.optional(unreadable),
    }),
  )
  .check(z.maxLength(MAX_PAYMENT_PLAN_PARTS, messageKey('tooMany')));

export const warrantySchema = z.nullable(
  z.int(messageKey('monthsInvalid')).check(z.minimum(0), z.maximum(MAX_WARRANTY_MONTHS)),
);

/** A draft may leave out any of these. */
export const quoteDraftFields = {
  object: z.optional(quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.object)),
  intro: z.optional(quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.intro)),
  conditions: z.optional(quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.conditions)),
  site: z.optional(site),
  validUntil: z.optional(z.nullable(createDaySchema(messageKey('dayInvalid')))),
  startsOn: z.optional(z.nullable(createDaySchema(messageKey('dayInvalid')))),
  durationDays: z.optional(
    z.nullable(z.int(messageKey('daysInvalid')).check(z.minimum(1), z.maximum(MAX_WORK_DAYS))),
  ),
  warrantyMonths: z.optional(warrantySchema),
  paperLanguage: z.optional(z.enum(writtenLanguages)),
  /** They correct the addressee on the PDF; empty: the client’s name, and the place of the work. */
  addresseeName: z.optional(quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.name)),
  addresseeAddress: z.optional(quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.address)),
  /** If a day, number, code or year could not be read it is left out, and the typed text stands here. */
  unreadable: z.optional(unreadableHeadSchema),
  sections: z.optional(sections),
  exclusions: z.optional(
    z
      .array(z.object({ kind: z.enum(lineKinds), text: quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.exclusion) }))
      .check(z.maxLength(MAX_QUOTE_EXCLUSIONS, messageKey('tooMany'))),
  ),
  inclusions: z.optional(
    z
      .array(z.object({ kind: z.enum(lineKinds), inKind: z.enum(lineKinds) }))
      .check(z.maxLength(lineKinds.length, messageKey('tooMany')), z.refine(onceEach, messageKey('tooMany'))),
  ),
  plan: z.optional(paymentPlanSchema),
};

export const requiredQuoteTextSchemaUpTo = (length: number) =>
  textSchema({
    min: { length: 1, say: messageKey('wordsRequired') },
    max: { length, say: messageKey('tooLong') },
  });

const SHORTEST_NAME = 2;

export const signatureNameSchema = textSchema({
  min: { length: SHORTEST_NAME, say: messageKey('nameRequired') },
  max: { length: QUOTE_MAX_LENGTHS.name, say: messageKey('tooLong') },
}).check(z.overwrite((name) => name.replaceAll(/\s+/g, ' ')));
