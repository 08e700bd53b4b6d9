import type { ReactNode } from 'react';
import type { TranslationOffer } from '#features/translations/core/contract/translations.ts';
import { TranslatableText } from '#features/translations/core/web/index.ts';
import { ReviewDate } from './review-date.tsx';
import styles from './review-reply.module.css';

/** A note shows words under a review that are not its author's. */
export const ReviewNote = ({ children }: { children: ReactNode }) => (
  <div className={styles.note}>{children}</div>
);

interface ReviewReplyProps {
  /** This is the id of the review. */
  id?: number;
  from: string;
  translation?: TranslationOffer;
  /** A reply without a date is not published yet. */
  reply: { text: string; createdAt: string | null };
  isMonth: boolean;
}

export const ReviewReply = ({ id = 0, from, reply, translation, isMonth }: ReviewReplyProps) => (
  <ReviewNote>
    <p className={styles.head}>
      <b>{from}</b>
      {reply.createdAt && <ReviewDate moment={reply.createdAt} isMonth={isMonth} />}
    </p>
    <TranslatableText of="reply" id={id} text={reply.text} offer={translation} />
  </ReviewNote>
);
