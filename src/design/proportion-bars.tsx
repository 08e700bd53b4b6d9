import type { ReactNode } from 'react';
import styles from './bar.module.css';
import { classNames } from './class-names.ts';

export interface ProportionBarData {
  key: string;
  label: ReactNode;
  /** Counts in per cent. */
  share: number;
  /** A screen reader says this for the bar. */
  spoken: string;
}

/** Shows parts of a whole, in the order given. */
export const ProportionBars = ({ bars }: { bars: readonly ProportionBarData[] }) => (
  <ul className={styles.rows}>
    {bars.map(({ key, label, share, spoken }) => (
      <li key={key} className={styles.row}>
        <span>{label}</span>
        <progress
          className={classNames(styles.bar, styles.thin, styles.slate)}
          value={share}
          max={100}
          aria-label={spoken}
        />
        <span className={styles.count}>{`${share}%`}</span>
      </li>
    ))}
  </ul>
);
