import * as z from 'zod/mini';
import {
  kindsOfWork,
  waysToSuperReduced,
  whyNotReasons,
} from '#features/quotes/prices/rules/vat-on-housing.ts';
import { daySchema } from '#kernel/day-schema.ts';
import { decimalOf, readDecimal } from '#kernel/decimal.ts';
import { endpoint } from '#kernel/endpoint.ts';

const MONEY_PLACES = 2;

/** Euros with up to two decimals, as cents. */
const cents = z.pipe(
  z.string().check(
    z.maxLength(15),
    z.refine((text) => (readDecimal(text, MONEY_PLACES) ?? -1n) >= 0n),
  ),
  z.transform((text: string) => decimalOf(text, MONEY_PLACES)),
);

const year = z.pipe(z.string().check(z.regex(/^[12]\d{3}$/)), z.transform(Number));

const sum = z.object({ tax: z.string(), total: z.string() });

export const reckonHousingVat = endpoint({
  method: 'GET',
  url: '/api/vat-on-housing',
  server: {
    who: 'anyone',
    summary:
      'What work on a dwelling comes to with 17 % and with 3 % (TVA logement), and what is left of the ceiling',
    query: z
      .object({
        /** A new dwelling, an extension or a conversion is creation: how old it is does not count then. */
        work: z.optional(z.enum(kindsOfWork)),
        /** Before tax. */
        net: cents,
        firstOccupied: z.optional(year),
        /** When it was bought or inherited: works within five years of that count at any age. */
        acquired: z.optional(year),
        mainResidence: z.pipe(
          z.enum(['true', 'false']),
          z.transform((text: 'true' | 'false') => text === 'true'),
        ),
        /** The advantage that earlier work on this dwelling has had. */
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
      /** The same as standard where the super-reduced rate does not apply. */
      reduced: sum,
      advantage: z.string(),
      /** `left` is what remains once this work is done. */
      ceiling: z.object({ limit: z.string(), used: z.string(), left: z.string() }),
      applies: z.boolean(),
      /** How it comes by 3 %. */
      way: z.nullable(z.enum(waysToSuperReduced)),
      /** Why the super-reduced rate does not apply. */
      reasons: z.array(z.enum(whyNotReasons)),
      asOf: daySchema(),
      sources: z.array(z.url()),
    }),
    refusals: {},
  },
});
