import * as z from 'zod/mini';
import { LARGEST_ID } from './largest-id.ts';

/** An id in a path: digits as a person would write them, so neither 0x10 nor 1e3 nor ٣ is one. */
export const idInPath = z.pipe(
  z.string().check(z.regex(/^[1-9][0-9]{0,9}$/)),
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    z.int().check(z.maximum(LARGEST_ID)),
  ),
);

/** An id in a body or an answer. */
export const idSchema = z.int().check(z.minimum(1), z.maximum(LARGEST_ID));

/** A whole number in a query string, from `least` to `most`. */
export const countInQuery = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^[0-9]{1,9}$/)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.int().check(z.minimum(least), z.maximum(most)),
    ),
  );
