import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** Before the title: a stamp or a face. */
  start?: ReactNode;
  /** Under it: states, numbers. */
  below?: ReactNode;
  /** The one action of the page. */
  action?: ReactNode;
}

/** The head of a signed-in page. Its heading takes the focus when the page is entered. */
export const PageHead = ({ title, start, below, action }: PageHeadProps) => (
  <div className={styles.head}>
    <div className={styles.main}>
      {start}
      <div>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </div>
    {action}
  </div>
);
