import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { TextLink } from '#design/text.tsx';
import type { Review } from '#features/reviews/core/contract/review-schemas.ts';
import { useLangAttribute } from '#features/translations/core/web/index.ts';
import { SETTLEMENT_BODIES_URL } from '#kernel/settlement-bodies-url.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { ReviewAppealDialog } from './review-appeal-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { ReviewHead } from './review-head.tsx';
import styles from './review-list.module.css';
import { ReviewPictures } from './review-pictures.tsx';
import { ReviewReplyDialog } from './review-reply-dialog.tsx';
import { ReviewNote, ReviewReply } from './review-reply.tsx';
import { useFlagReviewDialog } from './use-flag-review-dialog.tsx';

/** In a list of several projects each review names its project. */
type ListedReview = Review & { project?: { name: string } | null };

interface ReviewListProps {
  reviews: readonly ListedReview[];
  companyName: string;
  onChanged: () => void;
}

export const ReviewList = ({ reviews, ...about }: ReviewListProps) => (
  <ul className={styles.list}>
    {reviews.map((review) => (
      <ReviewEntry key={review.id} review={review} {...about} />
    ))}
  </ul>
);

interface EntryProps extends Omit<ReviewListProps, 'reviews'> {
  review: ListedReview;
}

const ReviewEntry = ({ review, companyName, onChanged }: EntryProps) => {
  const { reviews, reviewMarks } = useStrings();
  const { rating, comment, createdAt, isAnonymous, user, reply, project } = review;
  const name = user.username ?? reviewMarks.anonymous;
  const lang = useLangAttribute(review.translation);
  return (
    <li className={styles.review}>
      <ReviewHead
        name={name}
        written={{ at: createdAt, isAnonymous }}
        rating={rating}
        spoken={reviewMarks.outOfFive(rating)}
      />
      <Marks review={review} />
      {review.withheld && <Withheld withheld={review.withheld} mayEdit={review.abilities.mayEdit} />}
      {comment && (
        <p className={styles.comment} lang={lang}>
          {comment}
        </p>
      )}
      {review.pictures.length > 0 && <ReviewPictures reviewId={review.id} pictures={review.pictures} />}
      {project && <p className={styles.project}>{reviews.ofProject(project.name)}</p>}
      {reply && (
        <ReviewReply
          id={review.id}
          from={reviews.replyOf(companyName)}
          reply={reply}
          translation={review.replyTranslation}
          isMonth={isAnonymous}
        />
      )}
      <Actions review={review} companyName={companyName} onChanged={onChanged} />
    </li>
  );
};

const Marks = ({ review: { status, edit, isReported } }: Pick<EntryProps, 'review'>) => {
  const { reviewMarks } = useStrings();
  if (status === 'approved' && !edit && !isReported) return null;
  return (
    <p className={styles.marks}>
      {status === 'pending' && (
        <Badge tone="warn" icon="clock">
          {reviewMarks.pending}
        </Badge>
      )}
      {status === 'rejected' && <Badge tone="danger">{reviewMarks.withheld}</Badge>}
      {isReported && <Badge icon={signedInIcons.flag}>{reviewMarks.reported}</Badge>}
      {edit && (
        <Badge tone="warn" icon="clock">
          {reviewMarks.editPending}
        </Badge>
      )}
    </p>
  );
};

/** Everybody reads the reason; the author also reads the moderator’s statement. */
const Withheld = ({ withheld, mayEdit }: { withheld: NonNullable<Review['withheld']>; mayEdit: boolean }) => {
  const format = useFormat();
  const { reviews } = useStrings();
  const { reason, at, statement, appeal } = withheld;
  return (
    <ReviewNote>
      <p>
        <b>{reviews.withheldReason(reviews.withheldFor[reason], format.shortDate(new Date(at)))}</b>
      </p>
      {statement && <p>{statement}</p>}
      {appeal && <p>{appeal === 'waiting' ? reviews.appealWaits : reviews.appealRefused}</p>}
      {appeal === 'refused' && (
        <p>
          <TextLink data-alone href={SETTLEMENT_BODIES_URL}>
            {reviews.settlementBodies}
          </TextLink>
        </p>
      )}
      {mayEdit && <p>{reviews.mayChange}</p>}
    </ReviewNote>
  );
};

/** The abilities in the response decide which buttons the reader gets. */
const Actions = ({ review, companyName, onChanged }: EntryProps) => {
  const { reviews, reviewMarks } = useStrings();
  const [openDialog, setOpenDialog] = useState<'edit' | 'reply' | 'appeal' | null>(null);
  const flagging = useFlagReviewDialog(review.id, onChanged);
  const { mayEdit, mayFlag, mayReply, mayChangeReply, mayAppeal } = review.abilities;
  if (!Object.values(review.abilities).includes(true)) return null;
  const isWithheld = review.status === 'rejected';
  const close = () => setOpenDialog(null);
  const finish = () => {
    close();
    onChanged();
  };
  const about = { reviewId: review.id, onDone: finish, onClose: close };
  return (
    <div className={styles.actions}>
      {mayReply && (
        <Button size="small" icon="message" onClick={() => setOpenDialog('reply')}>
          {reviews.reply}
        </Button>
      )}
      {mayChangeReply && (
        <Button size="small" icon={signedInIcons.pencil} onClick={() => setOpenDialog('reply')}>
          {reviews.changeReply}
        </Button>
      )}
      {mayEdit && (
        <Button
          size="small"
          icon={signedInIcons.pencil}
          aria-label={isWithheld ? undefined : reviews.editReview}
          onClick={() => setOpenDialog('edit')}
        >
          {isWithheld ? reviews.resendTitle : reviews.edit}
        </Button>
      )}
      {mayFlag && (
        <IconButton boxed icon={signedInIcons.flag} label={reviewMarks.flag} onClick={flagging.open} />
      )}
      {mayAppeal && (
        <Button size="small" onClick={() => setOpenDialog('appeal')}>
          {reviews.appeal}
        </Button>
      )}
      {openDialog === 'appeal' && <ReviewAppealDialog {...about} />}
      {openDialog === 'reply' && (
        <ReviewReplyDialog
          {...about}
          companyName={companyName}
          previous={review.reply}
          isMonth={review.isAnonymous}
        />
      )}
      {flagging.dialog}
      {openDialog === 'edit' && (
        <ReviewDialog review={review} companyName={companyName} onDone={finish} onClose={close} />
      )}
    </div>
  );
};
