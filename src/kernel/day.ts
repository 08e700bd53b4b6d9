import * as z from 'zod/mini';
import { DAY, isDay } from './calendar.ts';
import type { SentenceKey } from './sentences.ts';

/** A field that holds a day of the calendar, written 2026-03-31. */
export const day = (say?: SentenceKey) => z.string(say).check(z.regex(DAY, say), z.refine(isDay, say));
