import { receiptsQuery, subscriptionQuery } from '#features/billing/subscriptions/web/index.ts';
import { type InsightSpan, USUAL_INSIGHT_SPAN_DAYS } from '#features/companies/insights/rules/insights.ts';
import { insightsQuery } from '#features/companies/insights/web/index.ts';
import { editorQueries, ownCompanyQuery } from '#features/companies/profile-editor/web/index.ts';
import { proofsQuery } from '#features/companies/proofs/web/index.ts';
import {
  type OwnCompanyProfile,
  getOwnCompanyProfile,
} from '#features/dashboards/company/contract/company-dashboard.ts';
import { leadsQuery, unreadMessagesQuery } from '#features/messaging/core/web/index.ts';
import { quoteStatisticsQuery } from '#features/quotes/pages/web/index.ts';
import type { PageQueryContext } from '#web/page.ts';
import { type EndpointQuery, queryFor } from '#web/query.ts';
import { leadQueries, recentLeadsQuery } from './leads/queries.ts';
import { latestReviewsQuery, ownReviewsQuery } from './reviews/queries.ts';
import {
  companyDashboardCursorIn,
  type CompanyDashboardMatch,
  type CompanyDashboardTabName,
  companyDashboardTabIn,
  insightSpanIn,
} from './tabs.ts';
import { todayQueries } from './today/queries.ts';

export const ownCompanyProfileQuery = queryFor(getOwnCompanyProfile, {});

/** The figures cover so many days at first. */
export const initialInsightSpan = (profile: OwnCompanyProfile | undefined): InsightSpan =>
  profile?.firstSpan ?? USUAL_INSIGHT_SPAN_DAYS;

/** The span of the figures is known once the company is loaded. */
const initialInsights = ({ read }: PageQueryContext) => {
  const profile = read(ownCompanyProfileQuery);
  return profile ? [insightsQuery(profile.firstSpan)] : [];
};

const insightsOf = (match: CompanyDashboardMatch, { read }: PageQueryContext) => {
  const profile = read(ownCompanyProfileQuery);
  return profile ? [insightsQuery(insightSpanIn(match, profile.firstSpan))] : [];
};

/** Skips queries of pages that this member may not see. */
const ofThose =
  (ability: keyof OwnCompanyProfile['abilities']) =>
  ({ read }: PageQueryContext, ...queries: EndpointQuery[]) =>
    read(ownCompanyProfileQuery)?.abilities[ability] ? queries : [];

const ofPayer = ofThose('mayPay');
const ofEditor = ofThose('mayEdit');

/** Each tab has these queries besides the company itself, whose name stands above all of them. */
const queriesOfTab: Record<
  CompanyDashboardTabName,
  (match: CompanyDashboardMatch, context: PageQueryContext) => EndpointQuery[]
> = {
  dashboard: (_, context) => [
    ...todayQueries,
    ...initialInsights(context),
    leadsQuery(),
    recentLeadsQuery,
    latestReviewsQuery,
    ...ofPayer(context, subscriptionQuery),
    ...ofEditor(context, ownCompanyQuery),
  ],
  profile: (_, context) => ofEditor(context, ...editorQueries, proofsQuery),
  messages: leadQueries,
  reviews: (match) => [ownReviewsQuery(companyDashboardCursorIn(match))],
  kpis: (match, context) => [...insightsOf(match, context), quoteStatisticsQuery()],
  subscription: (_, context) => ofPayer(context, subscriptionQuery, receiptsQuery),
};

export const companyDashboardQueries = (
  match: CompanyDashboardMatch,
  context: PageQueryContext,
): EndpointQuery[] => [
  ownCompanyProfileQuery,
  unreadMessagesQuery(),
  ...queriesOfTab[companyDashboardTabIn(match)](match, context),
];
