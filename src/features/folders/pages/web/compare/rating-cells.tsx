import type { ReactNode } from 'react';
import { RatingBars } from '#design/rating-bars.tsx';
import { StarRating } from '#design/star-rating.tsx';
import type { ComparedCompany } from '#features/folders/pages/contract/compare-companies.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './comparison.module.css';

interface CellProps {
  company: ComparedCompany;
}

export const RatingCell = ({
  company: { ratingAverage, reviewCount },
  nothing,
}: CellProps & { nothing: ReactNode }) => {
  const { folders } = useStrings();
  const names = useTranslatedNames();
  if (ratingAverage === null) return nothing;
  const average = names.average(ratingAverage);
  return (
    <div className={styles.rating}>
      <b aria-hidden="true">{average}</b>
      <StarRating value={ratingAverage} label={folders.outOfFive(average)} />
      <span>{folders.reviewCount(reviewCount)}</span>
    </div>
  );
};

export const RatingDistribution = ({ company: { ratingCounts, reviewCount } }: CellProps) => {
  const { folders } = useStrings();
  return (
    <div className={styles.distribution}>
      <RatingBars
        bars={ratingCounts.map(({ rating, count }) => ({
          stars: rating,
          label: rating,
          count,
          spoken: folders.starsOf(folders.stars(rating), count, reviewCount),
        }))}
      />
    </div>
  );
};
