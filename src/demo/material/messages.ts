import { z } from 'zod/mini';
import { readMaterial } from './read-material.ts';

const texts = z.array(z.string());

/** Clients and companies write these about a job. `{job}` and `{place}` are filled in. */
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
    /** A roofing company receives and answers these in the course of a year. */
    roofingLetters: z.array(z.tuple([z.string()], z.string())),
  }),
);
