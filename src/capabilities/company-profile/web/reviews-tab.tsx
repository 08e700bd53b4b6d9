import { oneDecimal } from '#companies/rules/card.ts';
import type { Company } from '#company-profile/contract/company-profile.ts';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { RatingBars } from '#design/rating-bars.tsx';
import { StarRating } from '#design/star-rating.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { OlderOnProfile } from './older-on-profile.tsx';
import type { ProfileProps } from './profile-props.ts';
import { olderReviewsQuestion, type ProfileMatch } from './questions.ts';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews-tab.module.css';
import { WithheldReviews } from './withheld-reviews.tsx';

export const ReviewsTab = ({ company, match }: ProfileProps) => {
  const { profile } = useStrings();
  const { after } = match.search;
  if (company.ratingAverage === null) {
    return (
      <>
        <EmptyState level={2} art={<StonesArt />} title={profile.noReviews} text={profile.noReviewsText} />
        <WithheldReviews match={match} />
      </>
    );
  }
  return (
    <>
      <h2>
        <VisuallyHidden>{profile.reviewsTab}</VisuallyHidden>
      </h2>
      <Summary company={company} average={company.ratingAverage} />
      {after === undefined ? (
        <Newest company={company} match={match} />
      ) : (
        <Older match={match} after={after} />
      )}
      <WithheldReviews match={match} />
    </>
  );
};

const Summary = ({ company, average }: { company: Company; average: number }) => {
  const { profile } = useStrings();
  const { reviewCount, ratingCounts } = company;
  const value = oneDecimal(average);
  return (
    <div className={styles.summary}>
      <div>
        <p className={styles.average}>{value}</p>
        <StarRating value={average} label={profile.outOfFive(value)} className={styles.stars} />
        <p className={styles.count}>{profile.reviewCount(reviewCount)}</p>
      </div>
      <RatingBars
        bars={ratingCounts.map(({ rating, count }) => ({
          stars: rating,
          label: profile.stars(rating),
          count,
          spoken: `${profile.stars(rating)}: ${profile.countOf(count, reviewCount)}`,
        }))}
      />
    </div>
  );
};

const Newest = ({ company: { reviews, reviewCount }, match }: ProfileProps) => {
  const last = reviews.length < reviewCount ? reviews.at(-1) : undefined;
  return (
    <>
      <Reviews reviews={reviews} />
      <OlderOnProfile match={match} tab="reviews" next={last ? String(last.id) : null} />
    </>
  );
};

const Older = ({ match, after }: { match: ProfileMatch; after: number }) => {
  const { items, next } = useOutcome(olderReviewsQuestion(match, after)).answer ?? { items: [], next: null };
  return (
    <>
      <Reviews reviews={items} />
      <OlderOnProfile match={match} tab="reviews" next={next} />
    </>
  );
};

const Reviews = ({ reviews }: { reviews: Company['reviews'] }) => (
  <ul>
    {reviews.map((review) => (
      <ReviewItem key={review.id} review={review} />
    ))}
  </ul>
);
