import * as z from 'zod/mini';
import type { SentenceKey } from './sentences.ts';
import { isStorable } from './storable.ts';

interface Lengths {
  min?: { length: number; say: SentenceKey };
  max?: { length: number; say: SentenceKey };
}

/** Text as people type it: trimmed, storable, and as long as the documents allow. None at all is too short. */
export const text = ({ min, max }: Lengths = {}) =>
  z
    .string(min?.say)
    .check(
      z.refine(isStorable),
      z.trim(),
      ...(min ? [z.minLength(min.length, min.say)] : []),
      ...(max ? [z.maxLength(max.length, max.say)] : []),
    );
