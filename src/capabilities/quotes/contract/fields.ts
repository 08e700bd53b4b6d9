import * as z from 'zod/mini';
import { day } from '#kernel/day.ts';
import { readDecimal } from '#kernel/decimal.ts';
import { id } from '#kernel/ids.ts';
import { writtenLanguages } from '#kernel/language.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { text } from '#kernel/text.ts';
import { LONGEST_TYPED } from '#kernel/typed-numbers.ts';
import { lineKinds, units } from '#price-book/rules/line-kinds.ts';
import { PROJECT_LENGTHS } from '#project-records/rules/lengths.ts';
import {
  LONGEST_DESCRIPTION,
  MOST_DAYS,
  MOST_EXCLUSIONS,
  MOST_LINES,
  MOST_MONTHS,
  MOST_PLAN_PARTS,
  MOST_PRICE,
  MOST_QUANTITY,
  MOST_SECTIONS,
  planMoments,
} from '#quotes/rules/quotes.ts';
import { PLACES } from '#quotes/rules/sums.ts';
import type { sentences } from '#quotes/strings/en/quotes.ts';
import { builtYear, postalCode } from '#requests/contract/fields.ts';

export const say = sentencesOf<typeof sentences>('quotes');

export const LONGEST = {
  /** Of a draft. What is sent has a shorter one (`isProjectName`). */
  object: 120,
  intro: PROJECT_LENGTHS.descriptionFromQuote,
  conditions: 5000,
  title: 120,
  description: LONGEST_DESCRIPTION,
  exclusion: 300,
  label: 120,
  words: 2000,
  reason: 500,
  report: 1000,
  name: 120,
  street: 120,
  commune: 100,
} as const;

export const longText = (length: number) => text({ max: { length, say: say('tooLong') } });

const decimal = (
  places: number,
  { least, most, wrong }: { least: bigint; most: bigint; wrong: ReturnType<typeof say> },
) =>
  z.string(wrong).check(
    z.trim(),
    z.refine((written) => {
      const units = readDecimal(written, places);
      const scale = 10n ** BigInt(places);
      return units !== null && units >= least && units < most * scale;
    }, wrong),
  );

const quantity = decimal(PLACES.quantity, { least: 1n, most: MOST_QUANTITY, wrong: say('quantityInvalid') });
const PRICE_UNITS = MOST_PRICE * 10n ** BigInt(PLACES.price);
/** Less than nothing in change orders alone, which the server sees to. */
const unitPrice = decimal(PLACES.price, {
  least: -PRICE_UNITS + 1n,
  most: MOST_PRICE,
  wrong: say('priceInvalid'),
});

/** From 0 to 100 with two decimals. */
const percent = z.string(say('percentInvalid')).check(
  z.trim(),
  z.refine((written) => {
    const units = readDecimal(written, PLACES.percent);
    return units !== null && units >= 0n && units <= 10_000n;
  }, say('percentInvalid')),
);

/** As it was typed. */
const unreadable = longText(LONGEST_TYPED);

const MOST_RATE = 30;

const line = z
  .object({
    /** The server's; none for a line that is new. */
    id: z.optional(z.nullable(id)),
    kind: z.optional(z.nullable(z.enum(lineKinds, say('kindMissing')))),
    description: longText(LONGEST.description),
    quantity: z.optional(z.nullable(quantity)),
    unit: z.optional(z.nullable(z.enum(units, say('unitMissing')))),
    unitPrice: z.optional(z.nullable(unitPrice)),
    discountPercent: z.optional(percent),
    vatRate: z.optional(z.nullable(z.int(say('rateMissing')).check(z.minimum(0), z.maximum(MOST_RATE)))),
    isOptional: z.optional(z.boolean()),
    mayBeReduced: z.optional(z.boolean()),
    /** What was typed in place of a number that is left out. */
    unreadable: z.optional(
      z.object({
        quantity: z.optional(unreadable),
        unitPrice: z.optional(unreadable),
        discountPercent: z.optional(unreadable),
      }),
    ),
  })
  .check(z.refine(({ mayBeReduced, vatRate }) => !mayBeReduced || vatRate === 17, say('onlyFullRate')));

export type GivenLine = z.output<typeof line>;

const sections = z.array(z.object({ title: longText(LONGEST.title), lines: z.array(line) })).check(
  z.maxLength(MOST_SECTIONS, say('tooManySections')),
  z.refine(
    (given) => given.reduce((count, { lines }) => count + lines.length, 0) <= MOST_LINES,
    say('tooManyLines'),
  ),
);

const onceEach = (given: readonly { kind: string }[]) =>
  new Set(given.map(({ kind }) => kind)).size === given.length;

/** Where the work is, as its company states it where no request has. */
const site = z.object({
  /** A name of GET /api/communes. */
  commune: z.nullable(longText(LONGEST.commune)),
  postalCode: z.nullable(postalCode),
  street: z.nullable(longText(LONGEST.street)),
  isMainResidence: z.nullable(z.boolean()),
  builtYear: z.nullable(builtYear),
});

export const headUnreadable = z.object({
  validUntil: z.optional(unreadable),
  startsOn: z.optional(unreadable),
  durationDays: z.optional(unreadable),
  warrantyMonths: z.optional(unreadable),
  postalCode: z.optional(unreadable),
  builtYear: z.optional(unreadable),
});

/** What a company writes. A draft may leave out any of it. */
export const quoteDraftFields = {
  object: z.optional(longText(LONGEST.object)),
  intro: z.optional(longText(LONGEST.intro)),
  conditions: z.optional(longText(LONGEST.conditions)),
  site: z.optional(site),
  validUntil: z.optional(z.nullable(day(say('dayInvalid')))),
  startsOn: z.optional(z.nullable(day(say('dayInvalid')))),
  durationDays: z.optional(z.nullable(z.int(say('daysInvalid')).check(z.minimum(1), z.maximum(MOST_DAYS)))),
  warrantyMonths: z.optional(
    z.nullable(z.int(say('monthsInvalid')).check(z.minimum(0), z.maximum(MOST_MONTHS))),
  ),
  paperLanguage: z.optional(z.enum(writtenLanguages)),
  /** What was typed in place of a day, a number, a code or a year that is left out. */
  unreadable: z.optional(headUnreadable),
  sections: z.optional(sections),
  exclusions: z.optional(
    z
      .array(z.object({ kind: z.enum(lineKinds), text: longText(LONGEST.exclusion) }))
      .check(z.maxLength(MOST_EXCLUSIONS, say('tooMany'))),
  ),
  inclusions: z.optional(
    z
      .array(z.object({ kind: z.enum(lineKinds), inKind: z.enum(lineKinds) }))
      .check(z.maxLength(lineKinds.length, say('tooMany')), z.refine(onceEach, say('tooMany'))),
  ),
  plan: z.optional(
    z
      .array(
        z.object({
          on: z.enum(planMoments),
          label: longText(LONGEST.label),
          percent,
          unreadable: z.optional(unreadable),
        }),
      )
      .check(z.maxLength(MOST_PLAN_PARTS, say('tooMany'))),
  ),
};

export const quoteText = (length: number) =>
  text({ min: { length: 1, say: say('wordsRequired') }, max: { length, say: say('tooLong') } });

const SHORTEST_NAME = 2;

export const signature = text({
  min: { length: SHORTEST_NAME, say: say('nameRequired') },
  max: { length: LONGEST.name, say: say('tooLong') },
});
