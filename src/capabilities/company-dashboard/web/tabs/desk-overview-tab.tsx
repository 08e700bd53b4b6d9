import { useQuery } from '@tanstack/react-query';
import { FirstSteps } from '#company-dashboard/web/first-steps.tsx';
import { RecentLeads } from '#company-dashboard/web/leads/recent-leads.tsx';
import { companyProfileQuery, firstSpanIn } from '#company-dashboard/web/queries.ts';
import { LatestReviews } from '#company-dashboard/web/reviews/latest-reviews.tsx';
import { type DeskMatch, spanHref, spanIn } from '#company-dashboard/web/tabs.ts';
import { Stack } from '#design/layout.tsx';
import { USUAL_INSIGHT_SPAN } from '#insights/rules/insights.ts';
import { insightsQuery, KeyStatistics, ViewsPanel } from '#insights/web/index.ts';
import { CompletenessPanel } from '#profile-editor/web/index.ts';
import { QuotesThisYear } from '#quote-pages/web/index.ts';
import { SubscriptionSummary } from '#subscriptions/web/index.ts';
import styles from './desk-overview-tab.module.css';
import { ListingPanel } from './listing-panel.tsx';

export const DeskOverviewTab = ({ match }: { match: DeskMatch }) => {
  const { data: profile } = useQuery(companyProfileQuery);
  const first = firstSpanIn(profile);
  return (
    <>
      {profile && <ListingPanel profile={profile} />}
      {profile?.firstSteps && profile.abilities.mayEdit && <FirstSteps progress={profile.firstSteps} />}
      <LastDays />
      <div className={styles.columns}>
        <Stack gap={8}>
          <ViewsPanel span={spanIn(match, first)} addressOf={(span) => spanHref('dashboard', span, first)} />
          <RecentLeads />
        </Stack>
        <Stack gap={8}>
          <LatestReviews />
          {profile?.abilities.mayEdit && <CompletenessPanel />}
          {profile?.abilities.mayPay && <SubscriptionSummary />}
        </Stack>
      </div>
      <div className={styles.below}>
        <QuotesThisYear />
      </div>
    </>
  );
};

/** The profile's own counters; the days of the usual span draw their lines, where the plan shows them. */
const LastDays = () => {
  const { data: profile } = useQuery(companyProfileQuery);
  const first = firstSpanIn(profile);
  const { data: insights } = useQuery(insightsQuery(first));
  const statistics = profile && {
    views: { now: profile.views, change: profile.viewsChange },
    messages: { now: profile.messages, change: profile.messagesChange },
    reviews: { now: profile.reviews, change: profile.reviewsChange },
  };
  return (
    <KeyStatistics
      span={USUAL_INSIGHT_SPAN}
      statistics={statistics}
      days={first === USUAL_INSIGHT_SPAN ? insights?.days : undefined}
    />
  );
};
