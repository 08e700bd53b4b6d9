import { z } from 'zod/mini';
import { invitationStates, requestStates, timingKinds } from '#features/requests/core/rules/requests.ts';
import { writtenLanguages } from '#kernel/language.ts';
import { readMaterial } from './read-material.ts';
import { categoryNames } from './trade.ts';

const answerSchema = z.strictObject({
  id: z.string(),
  answer: z.union([z.string(), z.array(z.string()), z.number(), z.boolean()]),
});

const invitedCompanySchema = z.strictObject({
  state: z.enum(invitationStates),
  /** Without a name it is any company of the trade. */
  company: z.optional(z.string()),
  seesStreet: z.optional(z.literal(true)),
  /** The company reports the request to the moderators with this. */
  report: z.optional(z.string()),
  question: z.nullable(z.string()),
  answer: z.optional(z.string()),
});

const request = z.strictObject({
  /** Null is anybody. */
  client: z.nullable(z.string()),
  /** Everything of it is written in this language, and the companies are those that write it. */
  language: z.enum(writtenLanguages),
  trade: z.enum(categoryNames),
  title: z.string(),
  description: z.string(),
  answers: z.array(answerSchema),
  commune: z.string(),
  postalCode: z.string(),
  street: z.nullable(z.string()),
  builtYear: z.number(),
  timing: z.enum(timingKinds),
  budget: z.nullable(z.tuple([z.string(), z.string()])),
  hoursAgo: z.number(),
  state: z.enum(requestStates),
  companies: z.array(invitedCompanySchema),
  additions: z.array(z.string()),
  /** Drawings stand in for photographs. */
  pictures: z.array(z.strictObject({ scene: z.string(), seed: z.number(), caption: z.string() })),
});

export type RequestMaterial = z.infer<typeof request>;
export type InvitedCompanyMaterial = z.infer<typeof invitedCompanySchema>;

export const demoRequests = readMaterial('requests', z.array(request));
