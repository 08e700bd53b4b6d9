import type { ReactNode } from 'react';
import { ReviewDate } from './review-date.tsx';
import styles from './review-reply.module.css';

/** What somebody else says under a review. */
export const ReviewNote = ({ children }: { children: ReactNode }) => (
  <div className={styles.note}>{children}</div>
);

interface ReviewReplyProps {
  from: string;
  /** Without a day it is not published yet. */
  reply: { text: string; createdAt: string | null };
  isMonth: boolean;
}

export const ReviewReply = ({ from, reply: { text, createdAt }, isMonth }: ReviewReplyProps) => (
  <ReviewNote>
    <p className={styles.head}>
      <b>{from}</b>
      {createdAt && <ReviewDate at={createdAt} isMonth={isMonth} />}
    </p>
    <p>{text}</p>
  </ReviewNote>
);
