import { Avatar } from '#design/avatar.tsx';
import { StarRating } from '#design/star-rating.tsx';
import { ReviewDate } from './review-date.tsx';
import styles from './review-head.module.css';

interface ReviewHeadProps {
  name: string;
  written: { at: string; isAnonymous: boolean };
  rating: number;
  /** Screen readers get the stars in words. */
  spoken: string;
}

export const ReviewHead = ({ name, written, rating, spoken }: ReviewHeadProps) => (
  <div className={styles.head}>
    <Avatar name={name} />
    <div className={styles.author}>
      <b>{name}</b>
      <ReviewDate moment={written.at} isMonth={written.isAnonymous} />
    </div>
    <StarRating value={rating} label={spoken} />
  </div>
);
