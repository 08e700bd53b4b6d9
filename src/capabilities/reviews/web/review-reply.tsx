import type { ReactNode } from 'react';
import { useFormat } from '#web/use-format.ts';
import styles from './review-reply.module.css';

/** What somebody else says under a review. */
export const ReviewNote = ({ children }: { children: ReactNode }) => (
  <div className={styles.note}>{children}</div>
);

interface ReviewReplyProps {
  from: string;
  /** Without a day it is not published yet. */
  reply: { text: string; createdAt: string | null };
}

export const ReviewReply = ({ from, reply: { text, createdAt } }: ReviewReplyProps) => {
  const format = useFormat();
  return (
    <ReviewNote>
      <p className={styles.head}>
        <b>{from}</b>
        {createdAt && <time dateTime={createdAt}>{format.shortDate(new Date(createdAt))}</time>}
      </p>
      <p>{text}</p>
    </ReviewNote>
  );
};
