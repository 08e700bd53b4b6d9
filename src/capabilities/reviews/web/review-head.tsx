import { Avatar } from '#design/avatar.tsx';
import { StarRating } from '#design/star-rating.tsx';
import { formatShortDate } from '#kernel/dates.ts';
import styles from './review-head.module.css';

interface ReviewHeadProps {
  name: string;
  createdAt: string;
  rating: number;
  /** The stars in words. */
  spoken: string;
}

/** Who wrote a review and when, and the stars. */
export const ReviewHead = ({ name, createdAt, rating, spoken }: ReviewHeadProps) => (
  <div className={styles.head}>
    <Avatar name={name} />
    <div className={styles.author}>
      <b>{name}</b>
      <time dateTime={createdAt}>{formatShortDate(new Date(createdAt))}</time>
    </div>
    <StarRating value={rating} label={spoken} />
  </div>
);
