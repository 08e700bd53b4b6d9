import { SegmentedControl } from '#design/segmented-control.tsx';
import { TextLink } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import { profileViewHref, type ReviewFilterValues } from './profile-hrefs.ts';
import type { ProfileProps } from './profile-props.ts';
import type { ProfileMatch } from './queries.ts';
import styles from './review-filters.module.css';

/** Pressing a bar shows its reviews alone; pressing it once more shows all. */
export const toggleStarFilter = ({ search }: ProfileMatch, rating: number): ReviewFilterValues => ({
  sort: search.sort,
  stars: search.stars === rating ? undefined : rating,
});

/** Filters and orders are links, so that each choice has its URL and needs no script. */
export const ReviewFilters = ({ company: { reviewCount, ratingCounts }, match }: ProfileProps) => {
  const { profile } = useStrings();
  const { stars, sort } = match.search;
  const href = (values: ReviewFilterValues) => profileViewHref(match, { tab: 'reviews', ...values });
  if (reviewCount < 2) return null;
  const ofStars = ratingCounts.find(({ rating }) => rating === stars)?.count ?? 0;
  return (
    <div className={styles.choice}>
      <output>
        {stars === undefined ? (
          profile.reviewCount(reviewCount)
        ) : (
          <>
            {profile.reviewsOfStars(ofStars, reviewCount, stars)}{' '}
            <TextLink href={href({ sort })} stay>
              {profile.allReviews}
            </TextLink>
          </>
        )}
      </output>
      <SegmentedControl
        size="small"
        label={profile.reviewOrder}
        value={sort ?? 'newest'}
        options={[
          { value: 'newest', label: profile.newestReviews, href: href({ stars }) },
          { value: 'highest', label: profile.highestReviews, href: href({ stars, sort: 'highest' }) },
          { value: 'lowest', label: profile.lowestReviews, href: href({ stars, sort: 'lowest' }) },
        ]}
      />
    </div>
  );
};
