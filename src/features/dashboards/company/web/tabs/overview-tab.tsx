import { useQuery } from '@tanstack/react-query';
import { Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { SubscriptionSummary } from '#features/billing/subscriptions/web/index.ts';
import { USUAL_INSIGHT_SPAN_DAYS } from '#features/companies/insights/rules/insights.ts';
import { insightsQuery, KeyStatistics } from '#features/companies/insights/web/index.ts';
import { CompletenessPanel } from '#features/companies/profile-editor/web/index.ts';
import { FirstSteps } from '#features/dashboards/company/web/first-steps.tsx';
import { RecentLeads } from '#features/dashboards/company/web/leads/recent-leads.tsx';
import { ownCompanyProfileQuery, initialInsightSpan } from '#features/dashboards/company/web/queries.ts';
import { LatestReviews } from '#features/dashboards/company/web/reviews/latest-reviews.tsx';
import { companyDashboardTabHref } from '#features/dashboards/company/web/tabs.ts';
import { Today } from '#features/dashboards/company/web/today/today.tsx';
import { useStrings } from '#web/strings.tsx';
import { ListingPanel } from './listing-panel.tsx';
import styles from './overview-tab.module.css';

/** The day's work comes first, then the figures. */
export const CompanyOverviewTab = () => {
  const { today: words } = useStrings();
  const { data: profile } = useQuery(ownCompanyProfileQuery);
  return (
    <Stack gap={8}>
      <Today />
      {profile && <ListingPanel profile={profile} />}
      {profile?.firstSteps && profile.abilities.mayEdit && <FirstSteps progress={profile.firstSteps} />}
      <section>
        <div className={styles.head}>
          <h2>{words.figures}</h2>
          <LinkButton variant="quiet" size="small" href={companyDashboardTabHref('kpis')}>
            {words.allFigures}
          </LinkButton>
        </div>
        <LastDays />
      </section>
      <div className={styles.columns}>
        <RecentLeads />
        <Stack gap={8}>
          <LatestReviews />
          {profile?.abilities.mayEdit && <CompletenessPanel />}
          {profile?.abilities.mayPay && <SubscriptionSummary />}
        </Stack>
      </div>
    </Stack>
  );
};

/** Shows the profile's counters; the days of the usual span draw their lines, if the plan includes them. */
const LastDays = () => {
  const { data: profile } = useQuery(ownCompanyProfileQuery);
  const first = initialInsightSpan(profile);
  const { data: insights } = useQuery(insightsQuery(first));
  const statistics = profile && {
    views: { now: profile.views, change: profile.viewsChange },
    messages: { now: profile.messages, change: profile.messagesChange },
    reviews: { now: profile.reviews, change: profile.reviewsChange },
  };
  return (
    <KeyStatistics
      span={USUAL_INSIGHT_SPAN_DAYS}
      statistics={statistics}
      days={first === USUAL_INSIGHT_SPAN_DAYS ? insights?.days : undefined}
    />
  );
};
