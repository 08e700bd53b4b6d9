import { and, eq } from 'drizzle-orm';
import { fetchReviewPicture } from '#features/reviews/core/contract/fetch-review-picture.ts';
import { addReviewPicture, removeReviewPicture } from '#features/reviews/core/contract/pictures.ts';
import {
  isReviewReadableBy,
  REVIEW_PICTURE_RATE_LIMIT,
  type ReviewReaderRole,
  whyNotAddReviewPicture,
  whyNotEditReview,
} from '#features/reviews/core/rules/reviews.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import { announcePublicChange } from '#server/cache/public-cache.ts';
import type { Db } from '#server/database/db.ts';
import { createPrivateFiles, type StoredFileNames } from '#server/files/private-files.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import { storeFilesWithRow } from '#server/files/store-files-with-row.ts';
import { createUploadErrorHandler } from '#server/files/wrap-upload-error.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { findReview, lockReview } from './find-reviews.ts';
import { readReviewAs } from './read-review.ts';
import { reviewPictures, reviews } from './tables.ts';

export const reviewFileStore = createPrivateFiles('reviews');

const pictureCalled = (token: string) => ({ kind: 'picture', token, name: 'review' }) as const;

type AddDenial = 'reviewNotFound' | NonNullable<ReturnType<typeof whyNotAddReviewPicture>>;

/** Stores the picture at the next free position, or throws the refusal. */
const store = (
  services: Services,
  person: Person,
  reviewId: number,
  { contents, token, size, width, height, clientKey }: StoredFileNames & { clientKey: string | null },
  refuse: (reason: AddDenial) => Refusal,
) =>
  storeFilesWithRow(services, person, contents, async (transaction) => {
    const review = await lockReview(transaction, reviewId, eq(reviews.userId, person.id));
    if (!review) throw refuse('reviewNotFound');
    const isOfReview = eq(reviewPictures.reviewId, reviewId);
    const places = await transaction
      .select({ position: reviewPictures.position })
      .from(reviewPictures)
      .where(isOfReview);
    const reason = whyNotAddReviewPicture(review, places.length);
    if (reason) throw refuse(reason);
    const takenPositions = places.map(({ position }) => position);
    const position = [0, 1, 2, 3].find((place) => !takenPositions.includes(place)) ?? 0;
    await transaction.insert(reviewPictures).values({
      reviewId,
      position,
      token,
      size,
      width: width ?? 1,
      height: height ?? 1,
      clientKey,
    });
    // The edit time tells a moderator who is reading the review that something came after.
    await transaction.update(reviews).set({ editedAt: services.clock.now() }).where(eq(reviews.id, reviewId));
    return [];
  });

/** Returns true if the picture is stored already, because the response of an earlier attempt was lost. */
const hasArrived = async (db: Db, reviewId: number, clientKey: string) =>
  (await db.$count(
    reviewPictures,
    and(eq(reviewPictures.reviewId, reviewId), eq(reviewPictures.clientKey, clientKey)),
  )) > 0;

const add: EndpointRoute = handle(addReviewPicture, async (context) => {
  const { file, params, person, idempotencyKey: clientKey, services, refuse } = context;
  const review = await findReview(services.db, params.reviewId);
  if (review?.userId !== person.id) throw refuse('reviewNotFound');
  if (clientKey && (await hasArrived(services.db, review.id, clientKey)))
    return readReviewAs(services, review.id, 'author');
  const reason = whyNotAddReviewPicture(review, review.pictures.length);
  if (reason) throw refuse(reason);
  await services.limits.spend('review-pictures', person.id, REVIEW_PICTURE_RATE_LIMIT);
  const storedNames = await reviewFileStore.take(file.bytes);
  if (typeof storedNames === 'string') throw refuse(storedNames);
  if (storedNames.kind !== 'picture') throw refuse('wrongType');
  await store(services, person, review.id, { ...storedNames, clientKey }, refuse).catch(
    createUploadErrorHandler(services, 'a picture of a review', refuse),
  );
  return readReviewAs(services, review.id, 'author');
});

const remove: EndpointRoute = handle(removeReviewPicture, async ({ params, person, services, refuse }) => {
  await services.db.transaction(async (transaction) => {
    const review = await lockReview(transaction, params.reviewId, eq(reviews.userId, person.id));
    if (!review) throw refuse('reviewNotFound');
    const reason = whyNotEditReview(review, services.clock.now());
    if (reason) throw refuse(reason);
    const [deletedPicture] = await transaction
      .delete(reviewPictures)
      .where(and(eq(reviewPictures.id, params.pictureId), eq(reviewPictures.reviewId, review.id)))
      .returning({ token: reviewPictures.token });
    if (!deletedPicture) throw refuse('pictureNotFound');
    await removeFilesAfterCommit(
      transaction,
      services.jobs,
      reviewFileStore.namesOf(pictureCalled(deletedPicture.token)),
    );
    // Cached pages of visitors are rendered again.
    await announcePublicChange(transaction, review.companyId);
  });
  return readReviewAs(services, params.reviewId, 'author');
});

const readerOf = (
  person: Person | null,
  { userId, companyUserId }: { userId: number; companyUserId: number },
): ReviewReaderRole => {
  // A member of a company may have written the review as another company's client.
  if ((person?.memberId ?? person?.id) === userId) return 'author';
  if (person?.id === companyUserId) return 'company';
  return person?.userType === 'admin' ? 'admin' : 'other';
};

const fetch: EndpointRoute = handle(
  fetchReviewPicture,
  async ({ params, query, person, services, refuse }) => {
    const review = await findReview(services.db, params.reviewId);
    if (!review || !isReviewReadableBy(review.status, readerOf(person, review)))
      throw refuse('pictureNotFound');
    const [picture] = await services.db
      .select({ token: reviewPictures.token })
      .from(reviewPictures)
      .where(and(eq(reviewPictures.id, params.pictureId), eq(reviewPictures.reviewId, review.id)));
    const file =
      picture && (await reviewFileStore.open(services.files, pictureCalled(picture.token), query.size));
    if (!file) throw refuse('pictureNotFound');
    return file;
  },
);

export const reviewPictureRoutes: readonly EndpointRoute[] = [add, remove, fetch];
