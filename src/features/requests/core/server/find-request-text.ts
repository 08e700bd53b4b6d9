import { eq } from 'drizzle-orm';
import { type FindOriginalText, originalTextOf } from '#features/translations/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { readRequest } from './read-request.ts';
import { requestAdditions, requestInvitations, requestQuestions } from './tables.ts';

type OriginalTextLookup = Parameters<FindOriginalText>[1];

const read = async (db: Db, { id, person, language, services }: OriginalTextLookup) =>
  person &&
  readRequest(db, id, { person, language, now: services.clock.now(), translator: services.translator });

/** Finds the words of a request's client, as far as this person may see them. */
export const findRequestText: FindOriginalText = async (db, lookup) =>
  originalTextOf((await read(db, lookup))?.description);

export const findAdditionText: FindOriginalText = async (db, lookup) => {
  const [row] = await db
    .select({ requestId: requestAdditions.requestId })
    .from(requestAdditions)
    .where(eq(requestAdditions.id, lookup.id));
  const request = row && (await read(db, { ...lookup, id: row.requestId }));
  return originalTextOf(request?.additions.find(({ id }) => id === lookup.id)?.text);
};

/** Both sides may read a question and its answer, and all companies where the answer went to all. */
const findQuestionPart =
  (part: 'text' | 'answer'): FindOriginalText =>
  async (db, lookup) => {
    const [row] = await db
      .select({ requestId: requestInvitations.requestId })
      .from(requestQuestions)
      .innerJoin(requestInvitations, eq(requestInvitations.id, requestQuestions.invitationId))
      .where(eq(requestQuestions.id, lookup.id));
    const request = row && (await read(db, { ...lookup, id: row.requestId }));
    return originalTextOf(request?.asked.find(({ id }) => id === lookup.id)?.[part]);
  };

export const findQuestionText = findQuestionPart('text');

export const findAnswerText = findQuestionPart('answer');
