import * as z from 'zod/mini';
import { MAX_ID } from './max-id.ts';

export const ID_PATTERN = /^[1-9][0-9]{0,9}$/;
export const COUNT_PATTERN = /^[0-9]{1,9}$/;

/** Accepts an id in a path, in digits as a person writes them: 0x10, 1e3 and ٣ are refused. */
export const idInPath = z.pipe(
  z.string().check(z.regex(ID_PATTERN)),
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    z.int().check(z.minimum(1), z.maximum(MAX_ID)),
  ),
);

export const idSchema = z.int().check(z.minimum(1), z.maximum(MAX_ID));

/** Accepts a whole number in a query string, from `least` to `most`. */
export const countInQuerySchema = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(COUNT_PATTERN)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.int().check(z.minimum(least), z.maximum(most)),
    ),
  );

/** Accepts the number of entries on a page, up to `largest`; a query without it gets `usual`. */
export const pageLimitSchema = (largest: number, usual = largest) =>
  // oxlint-disable-next-line no-underscore-dangle -- zod/mini calls it so
  z._default(countInQuerySchema(1, largest), usual);
