import { eq } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import {
  appealReview,
  changeReply,
  changeReview,
  createReview,
  flagReview,
  getReviewEligibility,
  listOwnCompanyReviews,
  replyToReview,
} from '#features/reviews/core/contract/reviews.ts';
import { namesProject, shownReview } from '#features/reviews/core/rules/shown-review.ts';
import type { Person } from '#kernel/person.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { reviewPictureRoutes } from './pictures.ts';
import { readAs } from './review-reader.ts';
import { findReview, ownCompanyReviews } from './store.ts';
import { withTranslationOffers } from './with-translation-offers.ts';
import {
  editReview,
  isEligible,
  publishReply,
  replaceReply,
  storeAppeal,
  storeFlag,
  writeReview,
} from './write-review.ts';

const mayReport = ({ id, userType }: Person, { companyUserId }: { companyUserId: number }) =>
  userType === 'admin' || id === companyUserId;

export const routes: readonly EndpointRoute[] = [
  handle(getReviewEligibility, async ({ person, params, services, refuse }) => {
    const { db, clock } = services;
    const [company] = await db
      .select({ id: companyProfiles.id })
      .from(companyProfiles)
      .where(eq(companyProfiles.id, params.companyId));
    if (!company) throw refuse('companyNotFound');
    return { eligible: await isEligible(db, person, company.id, clock.now()) };
  }),

  handle(createReview, async ({ person, params, body, services, refuse }) => {
    const { projectId, ...input } = body;
    const result = await writeReview(services, person, { ...params, projectId }, input);
    if (result.why !== null) throw refuse(result.why);
    return readAs(services, result.id, 'author');
  }),

  handle(changeReview, async ({ person, params, body, services, refuse }) => {
    const reason = await editReview(services, person, params.reviewId, body);
    if (reason) throw refuse(reason);
    return readAs(services, params.reviewId, 'author');
  }),

  handle(flagReview, async ({ person, params, body, services, refuse }) => {
    const review = await findReview(services.db, params.reviewId);
    if (!review) throw refuse('reviewNotFound');
    // Only people it concerns may learn that a review exists while it is not public.
    const isSeen = review.status === 'approved' || review.userId === person.id;
    if (!mayReport(person, review)) throw refuse(isSeen ? 'notYoursToFlag' : 'reviewNotFound');
    const flag = await storeFlag(services, person, review, body.reason);
    if (!flag) throw refuse('alreadyFlagged');
    return { ...flag, createdAt: flag.createdAt.toISOString() };
  }),

  handle(replyToReview, async ({ person, params, body, services, refuse }) => {
    const reason = await publishReply(services, person, params.reviewId, body.text);
    if (reason) throw refuse(reason);
    return readAs(services, params.reviewId, 'company');
  }),

  handle(changeReply, async ({ person, params, body, services, refuse }) => {
    const reason = await replaceReply(services, person, params.reviewId, body.text);
    if (reason) throw refuse(reason);
    return readAs(services, params.reviewId, 'company');
  }),

  handle(appealReview, async ({ person, params, body, services, refuse }) => {
    const reason = await storeAppeal(services, person, params.reviewId, body.text);
    if (reason) throw refuse(reason);
    return readAs(services, params.reviewId, 'author');
  }),

  handle(listOwnCompanyReviews, async ({ person, query, services }) => {
    const page = await ownCompanyReviews(services.db, person.id, query);
    const now = services.clock.now();
    return {
      ...page,
      items: page.items.map(({ projectName, ...row }) => ({
        ...withTranslationOffers(shownReview(row, { reader: 'company', now }), services.translator),
        project: namesProject(row, 'company') ? { name: projectName } : null,
      })),
    };
  }),

  ...reviewPictureRoutes,
];
