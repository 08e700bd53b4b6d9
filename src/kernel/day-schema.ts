import * as z from 'zod/mini';
import { DAY_PATTERN, isDay } from './calendar.ts';
import type { SentenceKey } from './sentences.ts';

/** Accepts a day of the calendar, written 2026-03-31. */
export const daySchema = (messageKey?: SentenceKey) =>
  z.string(messageKey).check(z.regex(DAY_PATTERN, messageKey), z.refine(isDay, messageKey));
