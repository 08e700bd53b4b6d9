import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Panel } from '#design/panel.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import { ownCompanyProfileQuery } from '#features/dashboards/company/web/queries.ts';
import { ownReviewsQuery, refetchOwnReviews } from '#features/dashboards/company/web/reviews/queries.ts';
import {
  companyDashboardCursorIn,
  type CompanyDashboardMatch,
  companyDashboardTabHref,
} from '#features/dashboards/company/web/tabs.ts';
import { ReviewList } from '#features/reviews/core/web/index.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import { useStrings } from '#web/strings.tsx';

/** Lists the company's reviews, to be replied to or reported. */
export const CompanyReviewsTab = ({ match }: { match: CompanyDashboardMatch }) => {
  const { leads, desk } = useStrings();
  const client = useQueryClient();
  const currentCursor = companyDashboardCursorIn(match);
  const { data: reviewPage, error } = useQuery(ownReviewsQuery(currentCursor));
  const { data: profile } = useQuery(ownCompanyProfileQuery);
  if (!reviewPage) return error ? <Failed /> : <SkeletonRows />;
  if (reviewPage.items.length === 0 && currentCursor === undefined) {
    return <EmptyState level={2} art={<StonesArt />} title={leads.noReviews} text={leads.noReviewsText} />;
  }
  return (
    <>
      <Panel
        title={desk.names.reviews}
        end={
          <Text as="span" size="small" tone="faint" numeric>
            {leads.reviewCount(reviewPage.total)}
          </Text>
        }
      >
        <ReviewList
          reviews={reviewPage.items}
          companyName={profile?.name ?? desk.yourCompany}
          onChanged={() => void refetchOwnReviews(client)}
        />
      </Panel>
      <PaginationLinks
        next={reviewPage.next}
        isLater={currentCursor !== undefined}
        hrefAt={(cursor) => companyDashboardTabHref('reviews', { view: match.search.view, after: cursor })}
        words={{ next: leads.olderReviews, first: leads.newestReviews }}
      />
    </>
  );
};

const Failed = () => {
  const { leads } = useStrings();
  const client = useQueryClient();
  return (
    <EmptyState
      level={2}
      art={<StonesArt />}
      title={leads.reviewsFailed}
      text={leads.failedText}
      action={<Button onClick={() => void refetchOwnReviews(client)}>{leads.tryAgain}</Button>}
    />
  );
};
