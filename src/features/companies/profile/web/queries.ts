import { companyIdIn } from '#features/companies/core/rules/profile-path.ts';
import {
  getCompany,
  listSimilarToCompany,
  listCompanyProjects,
  listCompanyReviews,
  listCompanyServices,
  listPriceExamples,
  listWithheldReviews,
  REVIEWS_PAGE_SIZE,
} from '#features/companies/profile/contract/company-profile.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { type EndpointQuery, queryFor, withResponseTrimmedForPage } from '#web/query.ts';
import type { companyRoute } from './page-routes.ts';

export type ProfileMatch = RouteMatchOf<typeof companyRoute>;

export type CompanyPageTabName = NonNullable<ProfileMatch['search']['tab']>;

/** A project without a tab opens on the tab of all projects, because the overview has only the newest. */
export const profileTabOf = ({ search }: ProfileMatch): CompanyPageTabName =>
  search.tab ?? (search.project === undefined ? 'overview' : 'projects');

// An invalid id is sent as it stands: the endpoint refuses it, and its status becomes the page's.
const idOf = ({ params }: ProfileMatch) => ({ id: companyIdIn(params.id) ?? params.id });

/** The response has a hundred reviews, of which no tab draws more than a page. */
export const companyQuery = (match: ProfileMatch) =>
  withResponseTrimmedForPage(queryFor(getCompany, { params: idOf(match) }), (company) => ({
    ...company,
    reviews: company.reviews.slice(0, REVIEWS_PAGE_SIZE),
  }));

export const companyServicesQuery = (match: ProfileMatch) =>
  queryFor(listCompanyServices, { params: idOf(match) });

/** Reads the projects or the page after one; the newest come with the company. */
export const companyProjectsQuery = (match: ProfileMatch) =>
  queryFor(listCompanyProjects, {
    params: idOf(match),
    query: { cursor: match.search.after?.toString() },
  });

/** The newest reviews come with the company; any other choice needs a query. */
export const hasReviewFilters = ({ search: { after, stars, sort } }: ProfileMatch): boolean =>
  after !== undefined || stars !== undefined || sort !== undefined;

export const filteredReviewsQuery = (match: ProfileMatch) => {
  const { after, stars, sort } = match.search;
  return queryFor(listCompanyReviews, {
    params: idOf(match),
    query: {
      limit: String(REVIEWS_PAGE_SIZE),
      cursor: after?.toString(),
      rating: stars?.toString(),
      sort,
    },
  });
};

export const withheldReviewsOfCompanyQuery = (match: ProfileMatch) =>
  queryFor(listWithheldReviews, { params: idOf(match), query: {} });

export const priceExamplesQuery = (match: ProfileMatch) =>
  queryFor(listPriceExamples, { params: idOf(match) });

export const similarCompaniesQuery = (match: ProfileMatch) =>
  queryFor(listSimilarToCompany, { params: idOf(match) });

const queriesOfTab: Record<CompanyPageTabName, (match: ProfileMatch) => EndpointQuery[]> = {
  overview: (match) => [priceExamplesQuery(match), similarCompaniesQuery(match)],
  services: (match) => [companyServicesQuery(match)],
  reviews: (match) => [
    withheldReviewsOfCompanyQuery(match),
    ...(hasReviewFilters(match) ? [filteredReviewsQuery(match)] : []),
  ],
  projects: (match) => [companyProjectsQuery(match)],
  contact: () => [],
};

export const companyPageQueries = (match: ProfileMatch): EndpointQuery[] =>
  companyIdIn(match.params.id) === null
    ? [companyQuery(match)]
    : [companyQuery(match), ...queriesOfTab[profileTabOf(match)](match)];
