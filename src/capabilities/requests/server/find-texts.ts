import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { type FindOriginal, originalOf } from '#translations/server/index.ts';
import { readRequest } from './read-request.ts';
import { requestAdditions, requestInvitations, requestQuestions } from './tables.ts';

type Asked = Parameters<FindOriginal>[1];

const read = async (db: Db, { id, person, language, tools }: Asked) =>
  person && readRequest(db, id, { person, language, now: tools.clock.now(), translator: tools.translator });

/** What a request says in its client's words, as far as it is this person's to see. */
export const findRequestText: FindOriginal = async (db, asked) =>
  originalOf((await read(db, asked))?.description);

export const findAdditionText: FindOriginal = async (db, asked) => {
  const [row] = await db
    .select({ requestId: requestAdditions.requestId })
    .from(requestAdditions)
    .where(eq(requestAdditions.id, asked.id));
  const request = row && (await read(db, { ...asked, id: row.requestId }));
  return originalOf(request?.additions.find(({ id }) => id === asked.id)?.text);
};

/** What a company has asked, and what it was answered: both sides' to read, and all companies' where all were answered. */
const findAsked =
  (part: 'text' | 'answer'): FindOriginal =>
  async (db, asked) => {
    const [row] = await db
      .select({ requestId: requestInvitations.requestId })
      .from(requestQuestions)
      .innerJoin(requestInvitations, eq(requestInvitations.id, requestQuestions.invitationId))
      .where(eq(requestQuestions.id, asked.id));
    const request = row && (await read(db, { ...asked, id: row.requestId }));
    return originalOf(request?.asked.find(({ id }) => id === asked.id)?.[part]);
  };

export const findQuestionText = findAsked('text');

export const findAnswerText = findAsked('answer');
