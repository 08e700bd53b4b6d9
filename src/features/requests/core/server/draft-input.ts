import type * as z from 'zod/mini';
import type { createRequestDraft } from '#features/requests/core/contract/drafts.ts';
import { messageKey } from '#features/requests/core/contract/fields.ts';
import { findAnswersFault } from '#features/requests/core/rules/question-answers.ts';
import {
  latestQuestionSetVersion,
  tradeWithQuestionsOf,
} from '#features/requests/core/rules/question-sets.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { SentenceKey } from '#kernel/sentence-keys.ts';
import type { Db } from '#server/database/db.ts';
import { invalidFieldError, InvalidInputError } from '#server/http/handle.ts';
import { questionSetOfRequest } from './localized-questions.ts';
import type { RequestRow } from './store.ts';
import type { requests } from './tables.ts';
import { findTrade, isKnownCommune } from './trades-and-communes.ts';

export type RequestDraftInput = z.output<typeof createRequestDraft.body>;
type Values = Partial<typeof requests.$inferInsert>;

/** A draft takes the trade's newest question set, so one that changes trades loses its answers. */
const tradeValues = async (db: Db, categoryId: number | null): Promise<Values> => {
  if (categoryId === null) return { categoryId, trade: null, questionVersion: null, answers: [] };
  const name = (await findTrade(db, categoryId))?.name;
  if (name === undefined) throw invalidFieldError('categoryId', messageKey('tradeRequired'));
  const trade = tradeWithQuestionsOf(name);
  return { categoryId, trade, questionVersion: trade && latestQuestionSetVersion(trade), answers: [] };
};

const timingValues = (timing: NonNullable<RequestDraftInput['timing']> | null, now: Date): Values => {
  const timingDate = timing?.kind === 'date' ? (timing.date ?? null) : null;
  if (timingDate !== null && timingDate < dayOf(now))
    throw invalidFieldError('timing', messageKey('dayPast'));
  return { timing: timing?.kind ?? null, timingDate };
};

const dwellingValues = ({ kind, ...rest }: NonNullable<RequestDraftInput['dwelling']>): Values => ({
  ...rest,
  ...(kind !== undefined && { dwellingKind: kind }),
});

/** Returns the values to store; fields the client did not send stay unchanged. */
export const buildDraftColumnValues = async (
  db: Db,
  { categoryId, answers, dwelling, timing, budget, commune, street, ...plain }: RequestDraftInput,
  {
    previous,
    now,
  }: { previous: Pick<RequestRow, 'categoryId' | 'trade' | 'questionVersion'> | null; now: Date },
): Promise<Values> => {
  const isOtherTrade = categoryId !== undefined && categoryId !== (previous?.categoryId ?? null);
  const trade = isOtherTrade ? await tradeValues(db, categoryId) : {};
  const tradeVersion = {
    trade: previous?.trade ?? null,
    questionVersion: previous?.questionVersion ?? null,
    ...trade,
  };
  if (answers) {
    const set = questionSetOfRequest(tradeVersion);
    const fault = set ? findAnswersFault(set, answers) : answers.length > 0 ? 'notAsked' : null;
    if (fault) throw invalidFieldError('answers', messageKey(fault));
  }
  if (commune && !(await isKnownCommune(db, commune)))
    throw invalidFieldError('commune', messageKey('communeUnknown'));
  return {
    ...plain,
    ...trade,
    ...(answers && { answers }),
    ...(commune !== undefined && { commune: commune || null }),
    ...(street !== undefined && { street: street || null }),
    ...(dwelling && dwellingValues(dwelling)),
    ...(timing !== undefined && timingValues(timing, now)),
    ...(budget !== undefined && { budgetMin: budget?.min ?? null, budgetMax: budget?.max ?? null }),
    changedAt: now,
  };
};

/** Refuses a draft that lacks something, each missing field with its own message. */
export const refuseIncompleteDraft = (request: RequestRow, now: Date) => {
  const set = questionSetOfRequest(request);
  const first = set?.questions[0];
  const isAnswered = !first || request.answers.some(({ id }) => id === first.id);
  const missingFields: readonly (readonly [isThere: boolean, field: string, say: SentenceKey])[] = [
    [request.categoryId !== null, 'categoryId', messageKey('tradeRequired')],
    [isAnswered, 'answers', messageKey('answerRequired')],
    [request.title !== null, 'title', messageKey('titleTooShort')],
    [request.description !== null, 'description', messageKey('descriptionTooShort')],
    [request.commune !== null, 'commune', messageKey('communeRequired')],
    [request.postalCode !== null, 'postalCode', messageKey('postalCodeInvalid')],
    [request.dwellingKind !== null, 'dwelling.kind', messageKey('dwellingRequired')],
    [request.isMainResidence !== null, 'dwelling.isMainResidence', messageKey('mainResidenceRequired')],
    [request.holder !== null, 'dwelling.holder', messageKey('holderRequired')],
    [request.timing !== null, 'timing', messageKey('timingRequired')],
    [request.timingDate === null || request.timingDate >= dayOf(now), 'timing', messageKey('dayPast')],
  ];
  const issues = missingFields
    .filter(([isThere]) => !isThere)
    .map(([, field, message]) => ({
      code: 'custom' as const,
      path: field.split('.'),
      message,
      input: undefined,
    }));
  if (issues.length > 0) throw new InvalidInputError(issues);
};
