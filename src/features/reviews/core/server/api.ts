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
import { mayKnowReviewedProject, presentReviewFor } from '#features/reviews/core/rules/present-review.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { findReview, readOwnCompanyReviews } from './find-reviews.ts';
import { reviewPictureRoutes } from './pictures-api.ts';
import { readReviewAs } from './read-review.ts';
import { withTranslationOffers } from './with-translation-offers.ts';
import {
  editReview,
  mayReviewCompany,
  publishReply,
  replaceReply,
  storeReviewAppeal,
  storeReviewFlag,
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
    return { eligible: await mayReviewCompany(db, person, company.id, clock.now()) };
  }),

  handle(createReview, async ({ person, params, body, services, refuse }) => {
    const { projectId, ...input } = body;
    const result = await writeReview(services, person, { ...params, projectId }, input);
    if (result.why !== null) throw refuse(result.why);
    return readReviewAs(services, result.id, 'author');
  }),

  handle(changeReview, async ({ person, params, body, services, refuse }) => {
    const reason = await editReview(services, person, params.reviewId, body);
    if (reason) throw refuse(reason);
    return readReviewAs(services, params.reviewId, 'author');
  }),

  handle(flagReview, async ({ person, params, body, services, refuse }) => {
    const review = await findReview(services.db, params.reviewId);
    if (!review) throw refuse('reviewNotFound');
    // Only people it concerns may learn that a review exists while it is not public.
    const isSeen = review.status === 'approved' || review.userId === person.id;
    if (!mayReport(person, review)) throw refuse(isSeen ? 'notYoursToFlag' : 'reviewNotFound');
    const flag = await storeReviewFlag(services, person, review, body.reason);
    if (!flag) throw refuse('alreadyFlagged');
    return { ...flag, createdAt: flag.createdAt.toISOString() };
  }),

  handle(replyToReview, async ({ person, params, body, services, refuse }) => {
    const reason = await publishReply(services, person, params.reviewId, body.text);
    if (reason) throw refuse(reason);
    return readReviewAs(services, params.reviewId, 'company');
  }),

  handle(changeReply, async ({ person, params, body, services, refuse }) => {
    const reason = await replaceReply(services, person, params.reviewId, body.text);
    if (reason) throw refuse(reason);
    return readReviewAs(services, params.reviewId, 'company');
  }),

  handle(appealReview, async ({ person, params, body, services, refuse }) => {
    const reason = await storeReviewAppeal(services, person, params.reviewId, body.text);
    if (reason) throw refuse(reason);
    return readReviewAs(services, params.reviewId, 'author');
  }),

  handle(listOwnCompanyReviews, async ({ person, query, services }) => {
    const page = await readOwnCompanyReviews(services.db, person.id, query);
    const now = services.clock.now();
    return {
      ...page,
      items: page.items.map(({ projectName, ...row }) => ({
        ...withTranslationOffers(presentReviewFor(row, { reader: 'company', now }), services.translator),
        project: mayKnowReviewedProject(row, 'company') ? { name: projectName } : null,
      })),
    };
  }),

  ...reviewPictureRoutes,
];
