import { companyIdIn } from '#companies/rules/profile-address.ts';
import {
  getCompany,
  listCompaniesAlike,
  listCompanyProjects,
  listCompanyReviews,
  listCompanyServices,
  listPriceExamples,
  listWithheldReviews,
  REVIEWS_A_PAGE,
} from '#company-profile/contract/company-profile.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { type Question, questionFor } from '#web/query.ts';
import type { companyAddress } from './page-addresses.ts';

export type ProfileMatch = MatchOf<typeof companyAddress>;

export type CompanyPageTab = NonNullable<ProfileMatch['search']['tab']>;

/** A project without a tab is looked for where they all are; the overview has but the newest. */
export const profileTabIn = ({ search }: ProfileMatch): CompanyPageTab =>
  search.tab ?? (search.project === undefined ? 'overview' : 'projects');

// What is no id is asked for as it stands: the endpoint refuses it, and its status becomes the page's.
const idOf = ({ params }: ProfileMatch) => ({ id: companyIdIn(params.id) ?? params.id });

export const companyQuestion = (match: ProfileMatch) => questionFor(getCompany, { params: idOf(match) });

export const servicesQuestion = (match: ProfileMatch) =>
  questionFor(listCompanyServices, { params: idOf(match) });

/** All of them, or the page after one; the newest come with the company. */
export const projectsQuestion = (match: ProfileMatch) =>
  questionFor(listCompanyProjects, {
    params: idOf(match),
    query: { cursor: match.search.after?.toString() },
  });

/** The newest of all come with the company; others are asked for. */
export const choosesReviews = ({ search: { after, stars, sort } }: ProfileMatch): boolean =>
  after !== undefined || stars !== undefined || sort !== undefined;

export const chosenReviewsQuestion = (match: ProfileMatch) => {
  const { after, stars, sort } = match.search;
  return questionFor(listCompanyReviews, {
    params: idOf(match),
    query: {
      limit: String(REVIEWS_A_PAGE),
      cursor: after?.toString(),
      rating: stars?.toString(),
      sort,
    },
  });
};

/** Lines in place of what moderators withheld. */
export const withheldQuestion = (match: ProfileMatch) =>
  questionFor(listWithheldReviews, { params: idOf(match), query: {} });

export const priceExamplesQuestion = (match: ProfileMatch) =>
  questionFor(listPriceExamples, { params: idOf(match) });

export const companiesAlikeQuestion = (match: ProfileMatch) =>
  questionFor(listCompaniesAlike, { params: idOf(match) });

const questionsOfTab: Record<CompanyPageTab, (match: ProfileMatch) => Question[]> = {
  overview: (match) => [priceExamplesQuestion(match), companiesAlikeQuestion(match)],
  services: (match) => [servicesQuestion(match)],
  reviews: (match) => [
    withheldQuestion(match),
    ...(choosesReviews(match) ? [chosenReviewsQuestion(match)] : []),
  ],
  projects: (match) => [projectsQuestion(match)],
  contact: () => [],
};

export const companyPageQuestions = (match: ProfileMatch): Question[] =>
  companyIdIn(match.params.id) === null
    ? [companyQuestion(match)]
    : [companyQuestion(match), ...questionsOfTab[profileTabIn(match)](match)];
