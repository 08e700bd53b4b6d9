import { Icon } from '#design/icon.tsx';
import type { ProfileReview } from '#features/companies/profile/contract/company-profile.ts';
import { ReviewHead, ReviewPictures, ReviewReply } from '#features/reviews/core/web/index.ts';
import { TextInItsLanguage, TranslatableText } from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './review-item.module.css';

interface ReviewItemProps {
  review: Omit<ProfileReview, 'project'> & { project?: ProfileReview['project'] };
}

export const ReviewItem = ({ review }: ReviewItemProps) => {
  const { profile } = useStrings();
  const { rating, comment, createdAt, isAnonymous, user, project, reply, pictures } = review;
  const name = user.username ?? profile.anonymous;
  return (
    <li className={styles.review}>
      <ReviewHead
        name={name}
        written={{ at: createdAt, isAnonymous }}
        rating={rating}
        spoken={profile.outOfFive(String(rating))}
      />
      {comment && (
        <TranslatableText
          of="review"
          id={review.id}
          text={comment}
          offer={review.translation}
          className={styles.comment}
        />
      )}
      {pictures.length > 0 && <ReviewPictures reviewId={review.id} pictures={pictures} />}
      {project && <About project={project} />}
      {reply && (
        <ReviewReply
          id={review.id}
          from={profile.companyReply}
          reply={reply}
          translation={review.replyTranslation}
          isMonth={isAnonymous}
        />
      )}
    </li>
  );
};

const About = ({
  project: { title, translation, completedAt },
}: {
  project: NonNullable<ProfileReview['project']>;
}) => {
  const format = useFormat();
  const { profile } = useStrings();
  return (
    <p className={styles.project}>
      {completedAt && (
        <span className={styles.verified}>
          <Icon name="verified" size="small" />
          {profile.verifiedProject(format.month(new Date(completedAt)))}
        </span>
      )}
      {profile.aboutProject} <TextInItsLanguage text={title} offer={translation} />
    </p>
  );
};
