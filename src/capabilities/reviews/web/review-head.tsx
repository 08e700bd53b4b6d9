import { Avatar } from '#design/avatar.tsx';
import { StarRating } from '#design/star-rating.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './review-head.module.css';

interface ReviewHeadProps {
  name: string;
  createdAt: string;
  rating: number;
  /** The stars in words. */
  spoken: string;
}

/** Who wrote a review and when, and the stars. */
export const ReviewHead = ({ name, createdAt, rating, spoken }: ReviewHeadProps) => {
  const format = useFormat();
  return (
    <div className={styles.head}>
      <Avatar name={name} />
      <div className={styles.author}>
        <b>{name}</b>
        <time dateTime={createdAt}>{format.shortDate(new Date(createdAt))}</time>
      </div>
      <StarRating value={rating} label={spoken} />
    </div>
  );
};
