import type { ReactNode } from 'react';
import styles from './banner.module.css';

/** The hatched notice lies across the top of every page. */
export function Banner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.banner} aria-label={label}>
      <p className={styles.text}>{children}</p>
    </aside>
  );
}
