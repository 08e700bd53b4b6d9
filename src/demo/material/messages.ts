import { z } from 'zod/mini';
import { readMaterial } from './read-material.ts';

const texts = z.array(z.string());

/** What clients and companies write about a job. `{job}` and `{place}` are filled in. */
export const {
  enquiries: enquiryTexts,
  firstAnswers: firstReplies,
  clientReplies,
  closings: closingTexts,
  roofingLetters: roofingMessages,
} = readMaterial(
  'letters',
  z.strictObject({
    enquiries: texts,
    firstAnswers: texts,
    clientReplies: texts,
    closings: texts,
    /** What comes in at a roofing company in the course of a year, and what it answers. */
    roofingLetters: z.array(z.tuple([z.string()], z.string())),
  }),
);
