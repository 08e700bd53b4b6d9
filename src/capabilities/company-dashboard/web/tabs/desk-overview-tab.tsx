import { FirstSteps } from '#company-dashboard/web/first-steps.tsx';
import { RecentLeads } from '#company-dashboard/web/leads/recent-leads.tsx';
import { companyProfileQuestion, firstSpanIn } from '#company-dashboard/web/questions.ts';
import { LatestReviews } from '#company-dashboard/web/reviews/latest-reviews.tsx';
import { addressOfSpan, type DeskMatch, spanIn } from '#company-dashboard/web/tabs.ts';
import { Stack } from '#design/layout.tsx';
import { USUAL_INSIGHT_SPAN } from '#insights/rules/insights.ts';
import { insightsQuestion, KeyFigures, ViewsPanel } from '#insights/web/index.ts';
import { CompletenessPanel } from '#profile-editor/web/index.ts';
import { QuotesThisYear } from '#quote-pages/web/index.ts';
import { SubscriptionSummary } from '#subscriptions/web/index.ts';
import { useOutcome } from '#web/query.ts';
import styles from './desk-overview-tab.module.css';
import { ListingPanel } from './listing-panel.tsx';

export const DeskOverviewTab = ({ match }: { match: DeskMatch }) => {
  const { answer: profile } = useOutcome(companyProfileQuestion);
  const first = firstSpanIn(profile);
  return (
    <>
      {profile && <ListingPanel profile={profile} />}
      {profile?.firstSteps && profile.abilities.mayEdit && <FirstSteps known={profile.firstSteps} />}
      <LastDays />
      <div className={styles.columns}>
        <Stack gap={8}>
          <ViewsPanel
            span={spanIn(match, first)}
            addressOf={(span) => addressOfSpan('dashboard', span, first)}
          />
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
  const { answer: profile } = useOutcome(companyProfileQuestion);
  const first = firstSpanIn(profile);
  const { answer: insights } = useOutcome(insightsQuestion(first));
  const counted = profile && {
    views: { now: profile.views, change: profile.viewsChange },
    messages: { now: profile.messages, change: profile.messagesChange },
    reviews: { now: profile.reviews, change: profile.reviewsChange },
  };
  return (
    <KeyFigures
      span={USUAL_INSIGHT_SPAN}
      counted={counted}
      days={first === USUAL_INSIGHT_SPAN ? insights?.days : undefined}
    />
  );
};
