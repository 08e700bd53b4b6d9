import type { ReactNode } from 'react';
import styles from './form-and-aside-columns.module.css';

/** The first column has the forms, and the aside has things that go with them. */
export const FormAndAsideColumns = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{children}</div>
    {aside && <div className={styles.column}>{aside}</div>}
  </div>
);
