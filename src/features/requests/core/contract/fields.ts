import * as z from 'zod/mini';
import { fullNameSchema } from '#features/accounts/core/contract/account-fields.ts';
import { MAX_NUMBER_ANSWER, MAX_ANSWER_LENGTH } from '#features/requests/core/rules/question-answers.ts';
import {
  dwellingHolders,
  dwellingKinds,
  MAX_RUNNING_INVITATIONS,
  timingKinds,
} from '#features/requests/core/rules/requests.ts';
import type { sentences } from '#features/requests/core/strings/en/requests.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { MAX_ID } from '#kernel/max-id.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';

export const messageKey = createMessageKey<typeof sentences>('requests');

export const MIN_REQUEST_DESCRIPTION_LENGTH = 20;
export const REQUEST_MAX_LENGTHS = {
  title: 120,
  description: 5000,
  street: 120,
  caption: 120,
  addition: 2000,
  question: 1000,
  answer: 2000,
  reason: 500,
  report: 1000,
} as const;
/** A name is as long as a signature has to be: one letter is no name. */
const SHORTEST_NAME = 2;

export const clientNameSchema = fullNameSchema.check(z.minLength(SHORTEST_NAME, messageKey('nameRequired')));
const SHORTEST_TITLE = 3;
const SHORTEST_REPORT = 10;
const MOST_ANSWERS = 20;
const LONGEST_ID = 60;
const MOST_OPTIONS = 20;
const YEARS = { first: 1000, last: 2200 } as const;

export const requestTextSchemaUpTo = (length: number) =>
  textSchema({ max: { length, say: messageKey('tooLong') } });

const words = (length: number, required: ReturnType<typeof messageKey>) =>
  textSchema({ min: { length: 1, say: required }, max: { length, say: messageKey('tooLong') } });

export const additionTextSchema = words(REQUEST_MAX_LENGTHS.addition, messageKey('wordsRequired'));
export const questionTextSchema = words(REQUEST_MAX_LENGTHS.question, messageKey('wordsRequired'));
export const answerTextSchema = words(REQUEST_MAX_LENGTHS.answer, messageKey('wordsRequired'));
export const reasonTextSchema = z.optional(requestTextSchemaUpTo(REQUEST_MAX_LENGTHS.reason));
export const reportReasonSchema = textSchema({
  min: { length: SHORTEST_REPORT, say: messageKey('reportTooShort') },
  max: { length: REQUEST_MAX_LENGTHS.report, say: messageKey('reportTooLong') },
});
export const captionTextSchema = requestTextSchemaUpTo(REQUEST_MAX_LENGTHS.caption);

export const postalCodeSchema = z.pipe(
  z
    .string(messageKey('postalCodeInvalid'))
    .check(z.trim(), z.regex(/^(?:L[- ]?)?\d{4}$/i, messageKey('postalCodeInvalid'))),
  z.transform((code: string) => `L-${code.slice(-4)}`),
);

const euros = z
  .string(messageKey('budgetInvalid'))
  .check(z.trim(), z.regex(/^\d{1,9}(?:\.\d{1,2})?$/, messageKey('budgetInvalid')));

const budget = z
  .object({ min: euros, max: euros.check(z.refine((max) => Number(max) > 0, messageKey('budgetZero'))) })
  .check(z.refine(({ min, max }) => Number(min) <= Number(max), messageKey('budgetUpsideDown')));

const timing = z
  .object({
    kind: z.enum(timingKinds, messageKey('timingRequired')),
    date: z.optional(z.nullable(createDaySchema(messageKey('dayRequired')))),
  })
  .check(z.refine(({ kind, date }) => (kind === 'date') === Boolean(date), messageKey('dayRequired')));

export const builtYearSchema = z
  .int(messageKey('yearInvalid'))
  .check(z.minimum(YEARS.first, messageKey('yearInvalid')), z.maximum(YEARS.last, messageKey('yearInvalid')));

const dwelling = z.object({
  kind: z.optional(z.nullable(z.enum(dwellingKinds, messageKey('dwellingRequired')))),
  builtYear: z.optional(z.nullable(builtYearSchema)),
  isMainResidence: z.optional(z.nullable(z.boolean())),
  holder: z.optional(z.nullable(z.enum(dwellingHolders, messageKey('holderRequired')))),
});

export const answerValueSchema = z.union(
  [
    textSchema({ max: { length: MAX_ANSWER_LENGTH, say: messageKey('tooLong') } }),
    z
      .array(textSchema({ max: { length: LONGEST_ID, say: messageKey('wrongAnswer') } }))
      .check(z.maxLength(MOST_OPTIONS)),
    z.number().check(z.minimum(0), z.maximum(MAX_NUMBER_ANSWER)),
    z.boolean(),
  ],
  messageKey('wrongAnswer'),
);

/** A draft may leave out any of these fields, and null takes one back. */
export const requestDraftFields = {
  categoryId: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_ID)))),
  answers: z.optional(
    z
      .array(
        z.object({
          id: textSchema({ max: { length: LONGEST_ID, say: messageKey('notAsked') } }),
          answer: answerValueSchema,
        }),
      )
      .check(z.maxLength(MOST_ANSWERS)),
  ),
  title: z.optional(
    z.nullable(
      textSchema({
        min: { length: SHORTEST_TITLE, say: messageKey('titleTooShort') },
        max: { length: REQUEST_MAX_LENGTHS.title, say: messageKey('titleTooLong') },
      }),
    ),
  ),
  description: z.optional(
    z.nullable(
      textSchema({
        min: { length: MIN_REQUEST_DESCRIPTION_LENGTH, say: messageKey('descriptionTooShort') },
        max: { length: REQUEST_MAX_LENGTHS.description, say: messageKey('descriptionTooLong') },
      }),
    ),
  ),
  /** It has to be a name of GET /api/communes. */
  commune: z.optional(z.nullable(requestTextSchemaUpTo(100))),
  postalCode: z.optional(z.nullable(postalCodeSchema)),
  street: z.optional(z.nullable(requestTextSchemaUpTo(REQUEST_MAX_LENGTHS.street))),
  dwelling: z.optional(dwelling),
  timing: z.optional(z.nullable(timing)),
  budget: z.optional(z.nullable(budget)),
};

export const companyIdsSchema = z.array(idSchema, messageKey('companiesRequired')).check(
  z.minLength(1, messageKey('companiesRequired')),
  z.maxLength(MAX_RUNNING_INVITATIONS, messageKey('threeAtMost')),
  z.refine((ids) => new Set(ids).size === ids.length, messageKey('companyTwice')),
);
