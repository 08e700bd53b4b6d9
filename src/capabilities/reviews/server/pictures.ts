import { and, eq } from 'drizzle-orm';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/visitor.ts';
import { fetchReviewPicture } from '#reviews/contract/fetch-picture.ts';
import { addReviewPicture, removeReviewPicture } from '#reviews/contract/pictures.ts';
import {
  isReadable,
  PICTURES_AN_HOUR,
  type ReviewReader,
  whyNotAddPicture,
  whyNotEdit,
} from '#reviews/rules/reviews.ts';
import type { Db } from '#server/database/db.ts';
import { guardedFiles, type StoredFileNames } from '#server/files/guarded-files.ts';
import { orNotStored } from '#server/files/or-not-stored.ts';
import { putForRow } from '#server/files/put-for-row.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { announcePublicChange } from '#server/public-cache.ts';
import type { Tools } from '#server/tools.ts';
import { readAs } from './review-reader.ts';
import { findReview, holdReview } from './store.ts';
import { reviewPictures, reviews } from './tables.ts';

export const reviewFiles = guardedFiles('reviews');

const pictureCalled = (token: string) => ({ kind: 'picture', token, name: 'review' }) as const;

type AddDenial = 'reviewNotFound' | NonNullable<ReturnType<typeof whyNotAddPicture>>;

/** Stores the picture at the next free position, or throws why not. */
const store = (
  tools: Tools,
  person: Person,
  reviewId: number,
  { contents, token, size, width, height, clientKey }: StoredFileNames & { clientKey: string | null },
  refuse: (why: AddDenial) => Refusal,
) =>
  putForRow(tools, person, contents, async (transaction) => {
    const review = await holdReview(transaction, reviewId, eq(reviews.userId, person.id));
    if (!review) throw refuse('reviewNotFound');
    const isOfReview = eq(reviewPictures.reviewId, reviewId);
    const places = await transaction
      .select({ position: reviewPictures.position })
      .from(reviewPictures)
      .where(isOfReview);
    const why = whyNotAddPicture(review, places.length);
    if (why) throw refuse(why);
    const taken = places.map(({ position }) => position);
    const position = [0, 1, 2, 3].find((place) => !taken.includes(place)) ?? 0;
    await transaction.insert(reviewPictures).values({
      reviewId,
      position,
      token,
      size,
      width: width ?? 1,
      height: height ?? 1,
      clientKey,
    });
    // A moderator who looks at it now has not seen this.
    await transaction.update(reviews).set({ editedAt: tools.clock.now() }).where(eq(reviews.id, reviewId));
    return [];
  });

/** It was sent before, and nobody heard the answer. */
const hasArrived = async (db: Db, reviewId: number, clientKey: string) =>
  (await db.$count(
    reviewPictures,
    and(eq(reviewPictures.reviewId, reviewId), eq(reviewPictures.clientKey, clientKey)),
  )) > 0;

const add: Route = answer(addReviewPicture, async (asking) => {
  const { file, params, person, idempotencyKey: clientKey, tools, refuse } = asking;
  const review = await findReview(tools.db, params.reviewId);
  if (review?.userId !== person.id) throw refuse('reviewNotFound');
  if (clientKey && (await hasArrived(tools.db, review.id, clientKey)))
    return readAs(tools, review.id, 'author');
  const why = whyNotAddPicture(review, review.pictures.length);
  if (why) throw refuse(why);
  await tools.limits.spend('review-pictures', person.id, PICTURES_AN_HOUR);
  const made = await reviewFiles.take(file.bytes);
  if (typeof made === 'string') throw refuse(made);
  if (made.kind !== 'picture') throw refuse('wrongType');
  await store(tools, person, review.id, { ...made, clientKey }, refuse).catch(
    orNotStored(tools, 'a picture of a review', refuse),
  );
  return readAs(tools, review.id, 'author');
});

const remove: Route = answer(removeReviewPicture, async ({ params, person, tools, refuse }) => {
  await tools.db.transaction(async (transaction) => {
    const review = await holdReview(transaction, params.reviewId, eq(reviews.userId, person.id));
    if (!review) throw refuse('reviewNotFound');
    const why = whyNotEdit(review, tools.clock.now());
    if (why) throw refuse(why);
    const [gone] = await transaction
      .delete(reviewPictures)
      .where(and(eq(reviewPictures.id, params.pictureId), eq(reviewPictures.reviewId, review.id)))
      .returning({ token: reviewPictures.token });
    if (!gone) throw refuse('pictureNotFound');
    await removeAfterwards(transaction, tools.jobs, reviewFiles.namesOf(pictureCalled(gone.token)));
    // Pages that visitors share are drawn again.
    await announcePublicChange(transaction, review.companyId);
  });
  return readAs(tools, params.reviewId, 'author');
});

const readerOf = (
  person: Person | null,
  { userId, companyUserId }: { userId: number; companyUserId: number },
): ReviewReader => {
  // A company's member may have written it as a client of another.
  if ((person?.memberId ?? person?.id) === userId) return 'author';
  if (person?.id === companyUserId) return 'company';
  return person?.userType === 'admin' ? 'admin' : 'other';
};

const fetch: Route = answer(fetchReviewPicture, async ({ params, query, person, tools, refuse }) => {
  const review = await findReview(tools.db, params.reviewId);
  if (!review || !isReadable(review.status, readerOf(person, review))) throw refuse('pictureNotFound');
  const [picture] = await tools.db
    .select({ token: reviewPictures.token })
    .from(reviewPictures)
    .where(and(eq(reviewPictures.id, params.pictureId), eq(reviewPictures.reviewId, review.id)));
  const file = picture && (await reviewFiles.open(tools.files, pictureCalled(picture.token), query.size));
  if (!file) throw refuse('pictureNotFound');
  return file;
});

export const reviewPictureRoutes: readonly Route[] = [add, remove, fetch];
