import { answer, type Route } from '../../../server/http/answer.ts';
import { getCompany } from '../contract.ts';
import { budgetInEuros, readBusinessHours } from '../rules.ts';
import { presentItem } from './item.ts';
import { approvedReviewsOf, findCompany, picturesOf } from './store.ts';

type ReviewRow = Awaited<ReturnType<typeof approvedReviewsOf>>[number];

const presentReview = ({ username, project, createdAt, ...review }: ReviewRow) => ({
  ...review,
  createdAt: createdAt.toISOString(),
  user: { username: review.isAnonymous ? null : username },
  project: {
    ...project,
    completedAt: project.completedAt?.toISOString() ?? null,
    budget: budgetInEuros(project.budget),
  },
});

export const routes = (): Route[] => [
  answer(getCompany, async ({ params, tools: { db }, refuse }) => {
    const found = await findCompany(db, params.id);
    if (!found) throw refuse('companyNotFound');
    const [gallery, reviews] = await Promise.all([
      picturesOf(db, params.id),
      approvedReviewsOf(db, params.id),
    ]);
    return {
      ...presentItem(found),
      phoneNumber: found.phoneNumber,
      email: found.email,
      website: found.website,
      businessHours: readBusinessHours(found.businessHours),
      gallery,
      reviews: reviews.map(presentReview),
    };
  }),
];
