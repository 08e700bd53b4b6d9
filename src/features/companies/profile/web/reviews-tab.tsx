import { useQuery } from '@tanstack/react-query';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { RatingBars } from '#design/rating-bars.tsx';
import { StarRating } from '#design/star-rating.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import {
  type PublicCompany,
  REVIEWS_PAGE_SIZE,
} from '#features/companies/profile/contract/company-profile.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { profileViewHref } from './profile-hrefs.ts';
import { ProfilePagination } from './profile-pagination.tsx';
import type { ProfileProps } from './profile-props.ts';
import { hasReviewFilters, filteredReviewsQuery, type ProfileMatch } from './queries.ts';
import { ReviewFilters, toggleStarFilter } from './review-filters.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews-tab.module.css';
import { WithheldReviewList } from './withheld-review-list.tsx';

export const ReviewsTab = ({ company, match }: ProfileProps) => {
  const { profile } = useStrings();
  if (company.ratingAverage === null) {
    return (
      <>
        <EmptyState level={2} art={<StonesArt />} title={profile.noReviews} text={profile.noReviewsText} />
        <WithheldReviewList match={match} />
      </>
    );
  }
  return (
    <>
      <h2>
        <VisuallyHidden>{profile.reviewsTab}</VisuallyHidden>
      </h2>
      <Summary company={company} match={match} average={company.ratingAverage} />
      <ReviewFilters company={company} match={match} />
      {hasReviewFilters(match) ? <Chosen match={match} /> : <Newest company={company} match={match} />}
      <WithheldReviewList match={match} />
    </>
  );
};

const Summary = ({ company, match, average }: ProfileProps & { average: number }) => {
  const { profile } = useStrings();
  const { reviewCount, ratingCounts } = company;
  const names = useTranslatedNames();
  const value = names.average(average);
  return (
    <div className={styles.summary}>
      <div>
        <p className={styles.average}>{value}</p>
        <StarRating value={average} label={profile.outOfFive(value)} className={styles.stars} />
        <p className={styles.count}>{profile.reviewCount(reviewCount)}</p>
        {company.isDemo && <p className={styles.count}>{profile.inventedForDemo}</p>}
      </div>
      <RatingBars
        bars={ratingCounts.map(({ rating, count }) => ({
          stars: rating,
          label: profile.stars(rating),
          count,
          href:
            count > 0
              ? profileViewHref(match, { tab: 'reviews', ...toggleStarFilter(match, rating) })
              : undefined,
          isChosen: match.search.stars === rating,
          spoken: `${profile.stars(rating)}: ${profile.countOf(count, reviewCount)}`,
        }))}
      />
    </div>
  );
};

const Newest = ({ company: { reviews, reviewCount }, match }: ProfileProps) => {
  const visibleReviews = reviews.slice(0, REVIEWS_PAGE_SIZE);
  const last = visibleReviews.length < reviewCount ? visibleReviews.at(-1) : undefined;
  return (
    <>
      <Reviews reviews={visibleReviews} />
      <ProfilePagination match={match} tab="reviews" next={last ? String(last.id) : null} />
    </>
  );
};

const Chosen = ({ match }: { match: ProfileMatch }) => {
  const { stars, sort } = match.search;
  const { items, next } = useQuery(filteredReviewsQuery(match)).data ?? { items: [], next: null };
  return (
    <>
      <Reviews reviews={items} />
      <ProfilePagination match={match} tab="reviews" next={next} filters={{ stars, sort }} />
    </>
  );
};

const Reviews = ({ reviews }: { reviews: PublicCompany['reviews'] }) => (
  <ul>
    {reviews.map((review) => (
      <ReviewItem key={review.id} review={review} />
    ))}
  </ul>
);
