import { Avatar } from '../../../../design/avatar.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { StarRating } from '../../../../design/star-rating.tsx';
import { formatMonth, formatShortDate } from '../../../../kernel/dates.ts';
import { useStrings } from '../../../../web/strings.tsx';
import { ReviewPictures } from '../../../reviews/web/index.ts';
import type { Review } from '../../contract.ts';
import styles from './review-item.module.css';

interface ReviewItemProps {
  review: Omit<Review, 'project'> & { project?: Review['project'] };
}

/** What one client wrote, and about which project. */
export const ReviewItem = ({ review }: ReviewItemProps) => {
  const { profile } = useStrings();
  const { rating, comment, createdAt, user, project, reply, pictures } = review;
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
      {pictures.length > 0 && <ReviewPictures reviewId={review.id} pictures={pictures} />}
      {project && <About project={project} />}
      {reply && <Reply reply={reply} />}
    </li>
  );
};

const About = ({ project: { title, completedAt } }: { project: Review['project'] }) => {
  const { profile } = useStrings();
  return (
    <p className={styles.project}>
      {completedAt && (
        <span className={styles.verified}>
          <Icon name="verified" size="small" />
          {profile.verifiedProject(formatMonth(new Date(completedAt)))}
        </span>
      )}
      {profile.aboutProject(title)}
    </p>
  );
};

const Reply = ({ reply: { text, createdAt } }: { reply: NonNullable<Review['reply']> }) => {
  const { profile } = useStrings();
  return (
    <div className={styles.reply}>
      <p className={styles.replyHead}>
        <b>{profile.companyReply}</b>
        <time dateTime={createdAt}>{formatShortDate(new Date(createdAt))}</time>
      </p>
      <p>{text}</p>
    </div>
  );
};
