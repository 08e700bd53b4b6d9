import * as z from 'zod/mini';
import type { SentenceKey } from './sentence-keys.ts';
import { isStorableText } from './storable-text.ts';

interface Lengths {
  min?: { length: number; say: SentenceKey };
  max?: { length: number; say: SentenceKey };
}

/** JavaScript counts an emoji as two characters, the database as one: a name of two emojis is too short for both. */
const hasCharacters = (least: number) => (value: unknown) =>
  // The minimum's own check has already reported shorter text.
  typeof value !== 'string' || value.length < least || Array.from(value).length >= least;

/** Accepts text as people type it: trimmed, storable, and as long as the documents allow. Empty text is too short. */
export const textSchema = ({ min, max }: Lengths = {}) =>
  z
    .string(min?.say)
    .check(
      z.refine(isStorableText),
      z.trim(),
      ...(min ? [z.minLength(min.length, min.say), z.refine(hasCharacters(min.length), min.say)] : []),
      ...(max ? [z.maxLength(max.length, max.say)] : []),
    );
