import * as z from 'zod/mini';
import {
  housingWorkKinds,
  reducedRateRefusalReasons,
  superReducedRateGrounds,
} from '#features/quotes/prices/rules/vat-on-housing.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { parseDecimal, parseDecimalOrThrow } from '#kernel/decimal.ts';
import { endpoint } from '#kernel/endpoint.ts';

const MONEY_PLACES = 2;

/** Reads euros with up to two decimals as cents. */
const cents = z.pipe(
  z.string().check(
    z.maxLength(15),
    z.refine((text) => (parseDecimal(text, MONEY_PLACES) ?? -1n) >= 0n),
  ),
  z.transform((text: string) => parseDecimalOrThrow(text, MONEY_PLACES)),
);

const year = z.pipe(z.string().check(z.regex(/^[12]\d{3}$/)), z.transform(Number));

const sum = z.object({ tax: z.string(), total: z.string() });

export const calculateHousingVat = endpoint({
  method: 'GET',
  url: '/api/vat-on-housing',
  server: {
    scope: 'any',
    who: 'anyone',
    summary:
      'Calculate the price of work on a home at 17% and at 3% VAT (TVA logement), and what’s left of the ceiling',
    query: z
      .object({
        /** A new dwelling, an extension or a conversion is creation: how old it is does not count then. */
        work: z.optional(z.enum(housingWorkKinds)),
        /** It is before tax. */
        net: cents,
        firstOccupied: z.optional(year),
        /** It was bought or inherited then: works within five years of that count at any age. */
        acquired: z.optional(year),
        mainResidence: z.pipe(
          z.enum(['true', 'false']),
          z.transform((text: 'true' | 'false') => text === 'true'),
        ),
        /** Earlier work on this dwelling has had this advantage. */
        used: z.optional(cents),
      })
      .check(
        z.refine(
          ({ work, firstOccupied, acquired }) =>
            work === 'creation' || firstOccupied !== undefined || acquired !== undefined,
          { path: ['firstOccupied'] },
        ),
      ),
    response: z.object({
      net: z.string(),
      standard: sum,
      /** It is the same as standard if the super-reduced rate does not apply. */
      reduced: sum,
      advantage: z.string(),
      /** `left` is what remains once this work is done. */
      ceiling: z.object({ limit: z.string(), used: z.string(), left: z.string() }),
      applies: z.boolean(),
      /** The work comes by 3 % in this way. */
      way: z.nullable(z.enum(superReducedRateGrounds)),
      /** The super-reduced rate does not apply for these reasons. */
      reasons: z.array(z.enum(reducedRateRefusalReasons)),
      asOf: createDaySchema(),
      sources: z.array(z.url()),
    }),
    refusals: {},
  },
});
