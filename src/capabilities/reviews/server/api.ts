import { eq } from 'drizzle-orm';
import { companyProfiles } from '#companies/server/tables.ts';
import type { Person } from '#kernel/visitor.ts';
import {
  appealReview,
  changeReply,
  changeReview,
  createReview,
  flagReview,
  getReviewEligibility,
  listOwnCompanyReviews,
  replyToReview,
} from '#reviews/contract/reviews.ts';
import { namesProject, shownReview } from '#reviews/rules/shown-review.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { reviewPictureRoutes } from './pictures.ts';
import { readAs } from './review-reader.ts';
import { findReview, ownCompanyReviews } from './store.ts';
import { withLanguages } from './with-languages.ts';
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

export const routes: readonly Route[] = [
  answer(getReviewEligibility, async ({ person, params, tools, refuse }) => {
    const { db, clock } = tools;
    const [company] = await db
      .select({ id: companyProfiles.id })
      .from(companyProfiles)
      .where(eq(companyProfiles.id, params.companyId));
    if (!company) throw refuse('companyNotFound');
    return { eligible: await isEligible(db, person, company.id, clock.now()) };
  }),

  answer(createReview, async ({ person, params, body, tools, refuse }) => {
    const { projectId, ...given } = body;
    const written = await writeReview(tools, person, { ...params, projectId }, given);
    if (written.why !== null) throw refuse(written.why);
    return readAs(tools, written.id, 'author');
  }),

  answer(changeReview, async ({ person, params, body, tools, refuse }) => {
    const why = await editReview(tools, person, params.reviewId, body);
    if (why) throw refuse(why);
    return readAs(tools, params.reviewId, 'author');
  }),

  answer(flagReview, async ({ person, params, body, tools, refuse }) => {
    const review = await findReview(tools.db, params.reviewId);
    if (!review) throw refuse('reviewNotFound');
    // Of a review that is not public, only those it concerns learn that it is there.
    const isSeen = review.status === 'approved' || review.userId === person.id;
    if (!mayReport(person, review)) throw refuse(isSeen ? 'notYoursToFlag' : 'reviewNotFound');
    const flag = await storeFlag(tools, person, review, body.reason);
    if (!flag) throw refuse('alreadyFlagged');
    return { ...flag, createdAt: flag.createdAt.toISOString() };
  }),

  answer(replyToReview, async ({ person, params, body, tools, refuse }) => {
    const why = await publishReply(tools, person, params.reviewId, body.text);
    if (why) throw refuse(why);
    return readAs(tools, params.reviewId, 'company');
  }),

  answer(changeReply, async ({ person, params, body, tools, refuse }) => {
    const why = await replaceReply(tools, person, params.reviewId, body.text);
    if (why) throw refuse(why);
    return readAs(tools, params.reviewId, 'company');
  }),

  answer(appealReview, async ({ person, params, body, tools, refuse }) => {
    const why = await storeAppeal(tools, person, params.reviewId, body.text);
    if (why) throw refuse(why);
    return readAs(tools, params.reviewId, 'author');
  }),

  answer(listOwnCompanyReviews, async ({ person, query, tools }) => {
    const page = await ownCompanyReviews(tools.db, person.id, query);
    const now = tools.clock.now();
    return {
      ...page,
      items: page.items.map(({ projectName, ...row }) => ({
        ...withLanguages(shownReview(row, { reader: 'company', now }), tools.translator),
        project: namesProject(row, 'company') ? { name: projectName } : null,
      })),
    };
  }),

  ...reviewPictureRoutes,
];
