import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** Stands before the title: a logo or an avatar. */
  start?: ReactNode;
  /** Stands under it: states, numbers. */
  below?: ReactNode;
  /** A page has one action here. */
  action?: ReactNode;
}

/** Heads a signed-in page. Its heading takes the focus when the page is entered. */
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
