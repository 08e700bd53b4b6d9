import { StarRating } from '#design/star-rating.tsx';
import { TextLink } from '#design/text.tsx';
import {
  type ProfileReview,
  REVIEWS_PAGE_SIZE,
} from '#features/companies/profile/contract/company-profile.ts';
import { chooseTwoReviews } from '#features/companies/profile/rules/choose-two-reviews.ts';
import { TranslatableText, useLangAttribute } from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { profileViewHref } from './profile-hrefs.ts';
import type { ProfileProps } from './profile-props.ts';
import styles from './review-pair.module.css';

/** Begins the page with what clients wrote. */
export const ReviewPair = ({ company, match }: ProfileProps) => {
  const { profile } = useStrings();
  const { ratingAverage, reviewCount, ratingCounts } = company;
  if (ratingAverage === null) return <NoReviews />;
  const pair = chooseTwoReviews(company.reviews.slice(0, REVIEWS_PAGE_SIZE), ratingAverage);
  const withFive = ratingCounts.find(({ rating }) => rating === 5)?.count ?? 0;
  return (
    <section aria-label={profile.reviewsTab}>
      {pair.length > 0 && (
        <div className={styles.pair}>
          {pair.map((review) => (
            <Quotation key={review.id} review={review} />
          ))}
        </div>
      )}
      <p className={styles.below}>
        <span>
          {profile.fiveStarCount(withFive, reviewCount)}{' '}
          {company.isDemo ? `${profile.inventedForDemo}.` : profile.noReviewsText}
        </span>
        <TextLink href={profileViewHref(match, { tab: 'reviews' }, '#profile')}>
          {profile.readReviews(reviewCount)}
        </TextLink>
      </p>
    </section>
  );
};

const Quotation = ({ review }: { review: ProfileReview }) => {
  const format = useFormat();
  const { profile } = useStrings();
  const { id, rating, comment, translation, user, createdAt, project } = review;
  const projectLang = useLangAttribute(project?.translation);
  return (
    <figure>
      <StarRating value={rating} label={profile.outOfFive(String(rating))} />
      <blockquote>
        <TranslatableText
          of="review"
          id={id}
          text={comment ?? ''}
          offer={translation}
          className={styles.words}
        />
      </blockquote>
      <figcaption>
        <b>{user.username ?? profile.anonymous}</b>, {format.month(new Date(createdAt))}
        {project && (
          <span className={styles.job} lang={projectLang}>
            {[project.title, project.budget !== null && format.euros(project.budget)]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
      </figcaption>
    </figure>
  );
};

const NoReviews = () => {
  const { profile } = useStrings();
  return (
    <section className={styles.none}>
      <h2>{profile.noReviews}</h2>
      <p>{profile.noReviewsText}</p>
    </section>
  );
};
