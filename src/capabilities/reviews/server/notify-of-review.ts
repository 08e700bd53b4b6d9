import { and, eq, isNull } from 'drizzle-orm';
import { personNameOf } from '#accounts/server/index.ts';
import { users } from '#accounts/server/tables.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import { type News, notify } from '#notifications/server/index.ts';
import { projects } from '#project-records/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import { reviews } from './tables.ts';

type NewsTools = Pick<Tools, 'jobs'>;

const find = async (transaction: Db, reviewId: number) => {
  const [found] = await transaction
    .select({
      rating: reviews.rating,
      isAnonymous: reviews.isAnonymous,
      authorId: reviews.userId,
      projectId: reviews.projectId,
      name: projects.name,
      author: personNameOf(users),
      companyId: companyProfiles.id,
      company: companyProfiles.name,
      ownerId: companyProfiles.userId,
    })
    .from(reviews)
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(eq(reviews.id, reviewId));
  if (!found) throw new Error(`Review ${reviewId} is gone`);
  return found;
};

/** The same news for each moderator. */
const toModerators = async (
  transaction: Db,
  kind: 'reviewWaiting' | 'reviewFlagged',
  subject: { reviewId: number; company: string },
): Promise<News[]> => {
  const moderators = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'admin'), isNull(users.erasedAt)));
  return moderators.map(({ id }) => ({ personId: id, kind, subject }));
};

/** In the order of their ids, as `notify` asks for. */
const notifyAll = async (transaction: Db, tools: NewsTools, news: readonly News[]) => {
  for (const one of news.toSorted((a, b) => a.personId - b.personId)) await notify(transaction, tools, one);
};

/** A review was written: the company hears of it, and the moderators that it waits. */
export const notifyOfReview = async (transaction: Db, tools: NewsTools, reviewId: number) => {
  const { rating, isAnonymous, author, authorId, projectId, name, company, ownerId } = await find(
    transaction,
    reviewId,
  );
  const subject = { reviewId, rating, ...(!isAnonymous && { projectId, name, from: author }) };
  await notifyAll(transaction, tools, [
    // Of an anonymous review nobody is named, not even beside the words.
    { personId: ownerId, kind: 'reviewReceived', subject, senderId: isAnonymous ? null : authorId },
    ...(await toModerators(transaction, 'reviewWaiting', { reviewId, company })),
  ]);
};

/** It waits again: new words of what is public, or what was withheld and has been changed. */
export const notifyOfChange = async (transaction: Db, tools: NewsTools, reviewId: number) => {
  const { company } = await find(transaction, reviewId);
  await notifyAll(
    transaction,
    tools,
    await toModerators(transaction, 'reviewWaiting', { reviewId, company }),
  );
};

export const notifyOfFlag = async (transaction: Db, tools: NewsTools, reviewId: number) => {
  const { company } = await find(transaction, reviewId);
  await notifyAll(
    transaction,
    tools,
    await toModerators(transaction, 'reviewFlagged', { reviewId, company }),
  );
};

/** The company has answered: its author hears of it. */
export const notifyOfReply = async (transaction: Db, tools: NewsTools, reviewId: number) => {
  const { authorId, companyId, company, ownerId } = await find(transaction, reviewId);
  await notify(transaction, tools, {
    personId: authorId,
    kind: 'reviewReplied',
    subject: { reviewId, companyId, company },
    senderId: ownerId,
  });
};
