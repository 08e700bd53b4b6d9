import type { ReactNode } from 'react';
import styles from './bar.module.css';
import { classNames } from './class-names.ts';

export interface ShareBar {
  key: string;
  label: ReactNode;
  /** In per cent. */
  share: number;
  /** The bar as it is spoken. */
  spoken: string;
}

/** Parts of a whole, in the order given. */
export const ShareBars = ({ bars }: { bars: readonly ShareBar[] }) => (
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
