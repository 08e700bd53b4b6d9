import * as z from 'zod/mini';
import type { SentenceKey } from './sentences.ts';

const DAY = /^2\d{3}-\d\d-\d\d$/;

/** Whether the calendar has this day: 2026-02-30 it has not. */
export const isDay = (given: string): boolean =>
  DAY.test(given) && new Date(given).toJSON()?.slice(0, given.length) === given;

/** A day of the calendar, written 2026-03-31. */
export const day = (say?: SentenceKey) => z.string(say).check(z.regex(DAY, say), z.refine(isDay, say));
