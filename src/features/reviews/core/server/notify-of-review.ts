import { and, eq, isNull } from 'drizzle-orm';
import { fullNameOrUsernameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { type NewNotification, notifyPerson } from '#features/notifications/core/server/index.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { reviews } from './tables.ts';

type NotifyServices = Pick<Services, 'jobs'>;

const find = async (transaction: Db, reviewId: number) => {
  const [row] = await transaction
    .select({
      rating: reviews.rating,
      isAnonymous: reviews.isAnonymous,
      authorId: reviews.userId,
      projectId: reviews.projectId,
      name: projects.name,
      author: fullNameOrUsernameSql(users),
      companyId: companyProfiles.id,
      company: companyProfiles.name,
      ownerId: companyProfiles.userId,
    })
    .from(reviews)
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(eq(reviews.id, reviewId));
  if (!row) throw new Error(`Review ${reviewId} is gone`);
  return row;
};

const toModerators = async (
  transaction: Db,
  kind: 'reviewWaiting' | 'reviewFlagged',
  subject: { reviewId: number; company: string },
): Promise<NewNotification[]> => {
  const moderators = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'admin'), isNull(users.erasedAt)));
  return moderators.map(({ id }) => ({ personId: id, kind, subject }));
};

/** `notify` requires its recipients in the order of their ids. */
const notifyAll = async (
  transaction: Db,
  services: NotifyServices,
  notifications: readonly NewNotification[],
) => {
  for (const notification of notifications.toSorted((a, b) => a.personId - b.personId))
    await notifyPerson(transaction, services, notification);
};

/** Notifies the company of a new review, and the moderators that it waits. */
export const notifyOfNewReview = async (transaction: Db, services: NotifyServices, reviewId: number) => {
  const { rating, isAnonymous, author, authorId, projectId, name, company, ownerId } = await find(
    transaction,
    reviewId,
  );
  const subject = { reviewId, rating, ...(!isAnonymous && { projectId, name, from: author }) };
  await notifyAll(transaction, services, [
    // An anonymous author is named nowhere, not even as the sender.
    { personId: ownerId, kind: 'reviewReceived', subject, senderId: isAnonymous ? null : authorId },
    ...(await toModerators(transaction, 'reviewWaiting', { reviewId, company })),
  ]);
};

/** Notifies moderators that a review waits again, because it was edited. */
export const notifyOfReviewChange = async (transaction: Db, services: NotifyServices, reviewId: number) => {
  const { company } = await find(transaction, reviewId);
  await notifyAll(
    transaction,
    services,
    await toModerators(transaction, 'reviewWaiting', { reviewId, company }),
  );
};

export const notifyOfReviewFlag = async (transaction: Db, services: NotifyServices, reviewId: number) => {
  const { company } = await find(transaction, reviewId);
  await notifyAll(
    transaction,
    services,
    await toModerators(transaction, 'reviewFlagged', { reviewId, company }),
  );
};

/** Notifies the author that the company has replied. */
export const notifyOfReviewReply = async (transaction: Db, services: NotifyServices, reviewId: number) => {
  const { authorId, companyId, company, ownerId } = await find(transaction, reviewId);
  await notifyPerson(transaction, services, {
    personId: authorId,
    kind: 'reviewReplied',
    subject: { reviewId, companyId, company },
    senderId: ownerId,
  });
};
