import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Panel } from '#design/panel.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import { companyProfileQuery } from '#features/dashboards/company/web/queries.ts';
import { ownReviewsQuery, refreshReviews } from '#features/dashboards/company/web/reviews/queries.ts';
import { type DeskMatch, deskCursorIn, deskTabHref } from '#features/dashboards/company/web/tabs.ts';
import { ReviewList } from '#features/reviews/core/web/index.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import { useStrings } from '#web/strings.tsx';

/** Lists the company's reviews, to be replied to or reported. */
export const DeskReviewsTab = ({ match }: { match: DeskMatch }) => {
  const { leads, desk } = useStrings();
  const client = useQueryClient();
  const currentCursor = deskCursorIn(match);
  const { data: reviewPage, error } = useQuery(ownReviewsQuery(currentCursor));
  const { data: profile } = useQuery(companyProfileQuery);
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
          onChanged={() => void refreshReviews(client)}
        />
      </Panel>
      <PaginationLinks
        next={reviewPage.next}
        isLater={currentCursor !== undefined}
        hrefAt={(cursor) => deskTabHref('reviews', { view: match.search.view, after: cursor })}
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
      action={<Button onClick={() => void refreshReviews(client)}>{leads.tryAgain}</Button>}
    />
  );
};
