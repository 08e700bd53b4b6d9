import { Avatar } from '../../../../design/avatar.tsx';
import { StarRating } from '../../../../design/star-rating.tsx';
import { formatShortDate } from '../../../../kernel/dates.ts';
import { useStrings } from '../../../../web/strings.tsx';
import type { Review } from '../../contract.ts';
import styles from './review-item.module.css';

interface ReviewItemProps {
  review: Omit<Review, 'project'> & { project?: Review['project'] };
}

/** What one client wrote, and about which project. */
export const ReviewItem = ({ review }: ReviewItemProps) => {
  const { profile } = useStrings();
  const { rating, comment, createdAt, user, project } = review;
  const name = user.username ?? profile.anonymous;
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <Avatar name={name} />
        <div className={styles.author}>
          <b>{name}</b>
          <time dateTime={createdAt}>{formatShortDate(new Date(createdAt))}</time>
        </div>
        <StarRating value={rating} label={profile.outOfFive(String(rating))} />
      </div>
      {comment && <p className={styles.comment}>{comment}</p>}
      {project && <p className={styles.project}>{profile.aboutProject(project.title)}</p>}
    </li>
  );
};
