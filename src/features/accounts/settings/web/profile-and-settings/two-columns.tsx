import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

/** What is changed here, and beside it what goes with it. */
export const TwoColumns = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{children}</div>
    {aside && <div className={styles.column}>{aside}</div>}
  </div>
);
