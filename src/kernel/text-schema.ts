import * as z from 'zod/mini';
import type { SentenceKey } from './sentences.ts';
import { isStorable } from './storable.ts';

interface Lengths {
  min?: { length: number; say: SentenceKey };
  max?: { length: number; say: SentenceKey };
}

/** JavaScript counts an emoji as two, the database as one: a name of two of them is too short for both. */
const hasCharacters = (least: number) => (value: unknown) =>
  // What is shorter still has been said already.
  typeof value !== 'string' || value.length < least || Array.from(value).length >= least;

/** Text as people type it: trimmed, storable, and as long as the documents allow. None at all is too short. */
export const textSchema = ({ min, max }: Lengths = {}) =>
  z
    .string(min?.say)
    .check(
      z.refine(isStorable),
      z.trim(),
      ...(min ? [z.minLength(min.length, min.say), z.refine(hasCharacters(min.length), min.say)] : []),
      ...(max ? [z.maxLength(max.length, max.say)] : []),
    );
