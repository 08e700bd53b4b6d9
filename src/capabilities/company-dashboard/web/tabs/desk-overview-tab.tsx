import { RecentLeads } from '#company-dashboard/web/leads/recent-leads.tsx';
import { companyProfileQuestion } from '#company-dashboard/web/questions.ts';
import { LatestReviews } from '#company-dashboard/web/reviews/latest-reviews.tsx';
import { addressOfSpan, type DeskMatch, spanIn } from '#company-dashboard/web/tabs.ts';
import { Stack } from '#design/layout.tsx';
import { USUAL_INSIGHT_SPAN } from '#insights/rules/insights.ts';
import { insightsQuestion, KeyFigures, ViewsPanel } from '#insights/web/index.ts';
import { CompletenessPanel } from '#profile-editor/web/index.ts';
import { SubscriptionSummary } from '#subscriptions/web/index.ts';
import { useOutcome } from '#web/query.ts';
import styles from './desk-overview-tab.module.css';

export const DeskOverviewTab = ({ match }: { match: DeskMatch }) => {
  const { answer: profile } = useOutcome(companyProfileQuestion);
  return (
    <>
      <LastDays />
      <div className={styles.columns}>
        <Stack gap={8}>
          <ViewsPanel span={spanIn(match)} addressOf={(span) => addressOfSpan('dashboard', span)} />
          <RecentLeads />
        </Stack>
        <Stack gap={8}>
          <LatestReviews />
          {profile?.abilities.mayEdit && <CompletenessPanel />}
          {profile?.abilities.mayPay && <SubscriptionSummary />}
        </Stack>
      </div>
    </>
  );
};

/** The profile's own counters; the usual span's days draw their lines. */
const LastDays = () => {
  const { answer: profile } = useOutcome(companyProfileQuestion);
  const { answer: insights } = useOutcome(insightsQuestion(USUAL_INSIGHT_SPAN));
  const counted = profile && {
    views: { now: profile.views, change: profile.viewsChange },
    messages: { now: profile.messages, change: profile.messagesChange },
    reviews: { now: profile.reviews, change: profile.reviewsChange },
  };
  return <KeyFigures span={USUAL_INSIGHT_SPAN} counted={counted} days={insights?.days} />;
};
