import type { ReactNode } from 'react';
import styles from './bar.module.css';
import { classNames } from './class-names.ts';

export interface RatingBar {
  stars: number;
  label: ReactNode;
  count: number;
  /** The bar as it is spoken. */
  spoken: string;
}

/** How many gave how many stars, most first. */
export function RatingBars({ bars }: { bars: readonly RatingBar[] }) {
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={styles.rows}>
      {[...bars]
        .sort((a, b) => b.stars - a.stars)
        .map(({ stars, label, count, spoken }) => (
          <li key={stars} className={styles.row}>
            <span>{label}</span>
            <progress
              className={classNames(styles.bar, styles.thin, styles.star)}
              value={count}
              max={Math.max(total, 1)}
              aria-label={spoken}
            />
            <span className={styles.count}>{count}</span>
          </li>
        ))}
    </ul>
  );
}
