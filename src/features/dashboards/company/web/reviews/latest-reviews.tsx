import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '#design/badge.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { SkeletonRows } from '#design/skeleton.tsx';
import { StarRating } from '#design/star-rating.tsx';
import { Text } from '#design/text.tsx';
import { companyDashboardTabHref } from '#features/dashboards/company/web/tabs.ts';
import type { Review } from '#features/reviews/core/contract/review-schemas.ts';
import { ReviewDate, useFlagReviewDialog } from '#features/reviews/core/web/index.ts';
import { useLangAttribute } from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './latest-reviews.module.css';
import { LATEST_REVIEW_COUNT, latestReviewsQuery, refetchOwnReviews } from './queries.ts';

/** The dashboard shows the latest reviews. */
export const LatestReviews = () => {
  const { leads } = useStrings();
  const { data: reviewPage, error } = useQuery(latestReviewsQuery);
  return (
    <Panel
      title={leads.latestReviews}
      end={
        reviewPage &&
        reviewPage.total > LATEST_REVIEW_COUNT && (
          <LinkButton variant="quiet" size="small" href={companyDashboardTabHref('reviews')}>
            {leads.viewAll}
          </LinkButton>
        )
      }
    >
      {reviewPage && reviewPage.items.length > 0 && (
        <List label={leads.latestReviews}>
          {reviewPage.items.map((review) => (
            <ListRow key={review.id}>
              <LatestReview review={review} />
            </ListRow>
          ))}
        </List>
      )}
      {reviewPage?.items.length === 0 && <Nothing text={leads.noReviews} />}
      {!reviewPage &&
        (error ? <Nothing text={leads.reviewsFailed} /> : <SkeletonRows rows={LATEST_REVIEW_COUNT} />)}
    </Panel>
  );
};

const Nothing = ({ text }: { text: string }) => (
  <PanelBody>
    <Text tone="muted">{text}</Text>
  </PanelBody>
);

const LatestReview = ({ review }: { review: Review }) => {
  const { reviewMarks } = useStrings();
  const client = useQueryClient();
  const { id, rating, comment, createdAt, isAnonymous, user, status, isReported, abilities } = review;
  const lang = useLangAttribute(review.translation);
  const flagging = useFlagReviewDialog(id, () => void refetchOwnReviews(client));
  return (
    <div className={styles.review}>
      <div className={styles.head}>
        <StarRating value={rating} label={reviewMarks.outOfFive(rating)} />
        {abilities.mayFlag && (
          <IconButton icon={signedInIcons.flag} label={reviewMarks.flag} onClick={flagging.open} />
        )}
      </div>
      {comment && (
        <p className={styles.comment} lang={lang}>
          {comment}
        </p>
      )}
      <p className={styles.foot}>
        {user.username ?? reviewMarks.anonymous}
        <ReviewDate moment={createdAt} isMonth={isAnonymous} />
        {status === 'pending' && <Badge tone="warn">{reviewMarks.pending}</Badge>}
        {isReported && <Badge icon={signedInIcons.flag}>{reviewMarks.reported}</Badge>}
        {status === 'rejected' && <Badge tone="danger">{reviewMarks.withheld}</Badge>}
      </p>
      {flagging.dialog}
    </div>
  );
};
