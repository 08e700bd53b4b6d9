import * as z from 'zod/mini';
import { ISO_DAY_PATTERN, isIsoDay } from './calendar.ts';
import type { SentenceKey } from './sentence-keys.ts';

/** Accepts a day of the calendar, written 2026-03-31. */
export const createDaySchema = (messageKey?: SentenceKey) =>
  z.string(messageKey).check(z.regex(ISO_DAY_PATTERN, messageKey), z.refine(isIsoDay, messageKey));
