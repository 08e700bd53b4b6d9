import type { ReactNode } from 'react';
import { formatShortDate } from '#kernel/dates.ts';
import styles from './review-reply.module.css';

/** What somebody else says under a review. */
export const ReviewNote = ({ children }: { children: ReactNode }) => (
  <div className={styles.note}>{children}</div>
);

interface ReviewReplyProps {
  from: string;
  reply: { text: string; createdAt: string };
}

export const ReviewReply = ({ from, reply: { text, createdAt } }: ReviewReplyProps) => (
  <ReviewNote>
    <p className={styles.head}>
      <b>{from}</b>
      <time dateTime={createdAt}>{formatShortDate(new Date(createdAt))}</time>
    </p>
    <p>{text}</p>
  </ReviewNote>
);
