import { z } from 'zod/mini';
import { type Language, writtenLanguages } from '#kernel/language.ts';
import { readMaterial } from './read-material.ts';

const texts = z.array(z.string());

/** Clients and companies write the `letters` about a job. `{job}` and `{place}` are filled in. */
const { letters, roofingLetters } = readMaterial(
  'letters',
  z.strictObject({
    letters: z.record(
      z.enum(writtenLanguages),
      z.strictObject({ enquiries: texts, firstAnswers: texts, clientReplies: texts, closings: texts }),
    ),
    /** A roofing company receives and answers these in the course of a year. */
    roofingLetters: z.array(z.tuple([z.string()], z.string())),
  }),
);

export const lettersIn = (language: Language) => letters[language];

export const roofingMessages = roofingLetters;
