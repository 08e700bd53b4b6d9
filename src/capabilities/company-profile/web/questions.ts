import { companyIdIn } from '#companies/rules/profile-address.ts';
import {
  getCompany,
  listCompanyProjects,
  listCompanyReviews,
  listCompanyServices,
  listWithheldReviews,
  OVERVIEW_PROJECTS,
} from '#company-profile/contract/company-profile.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { type Question, questionFor } from '#web/query.ts';
import type { companyAddress } from './page-addresses.ts';

export type ProfileMatch = MatchOf<typeof companyAddress>;

export type ProfileTab = NonNullable<ProfileMatch['search']['tab']>;

export const profileTabIn = ({ search }: ProfileMatch): ProfileTab => search.tab ?? 'overview';

// What is no id is asked for as it stands: the endpoint refuses it, and its status becomes the page's.
const idOf = ({ params }: ProfileMatch) => ({ id: companyIdIn(params.id) ?? params.id });

export const companyQuestion = (match: ProfileMatch) => questionFor(getCompany, { params: idOf(match) });

export const servicesQuestion = (match: ProfileMatch) =>
  questionFor(listCompanyServices, { params: idOf(match) });

/** The newest on the overview, all of them (or the page after one) on the tab of their own. */
export const projectsQuestion = (match: ProfileMatch) =>
  questionFor(listCompanyProjects, {
    params: idOf(match),
    query:
      profileTabIn(match) === 'projects'
        ? { cursor: match.search.after?.toString() }
        : { limit: String(OVERVIEW_PROJECTS) },
  });

/** Reviews older than one of them; the newest come with the company. */
export const olderReviewsQuestion = (match: ProfileMatch, after: number) =>
  questionFor(listCompanyReviews, { params: idOf(match), query: { cursor: String(after) } });

/** Lines in place of what moderators withheld. */
export const withheldQuestion = (match: ProfileMatch) =>
  questionFor(listWithheldReviews, { params: idOf(match), query: {} });

const questionsOfTab: Record<ProfileTab, (match: ProfileMatch) => Question[]> = {
  overview: (match) => [projectsQuestion(match)],
  services: (match) => [servicesQuestion(match)],
  reviews: (match) => [
    withheldQuestion(match),
    ...(match.search.after === undefined ? [] : [olderReviewsQuestion(match, match.search.after)]),
  ],
  projects: (match) => [projectsQuestion(match)],
  contact: () => [],
};

export const companyPageQuestions = (match: ProfileMatch): Question[] =>
  companyIdIn(match.params.id) === null
    ? [companyQuestion(match)]
    : [companyQuestion(match), ...questionsOfTab[profileTabIn(match)](match)];
