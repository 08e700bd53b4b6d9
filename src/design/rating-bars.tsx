import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import styles from './bar.module.css';
import { classNames } from './class-names.ts';

export interface RatingBar {
  stars: number;
  label: ReactNode;
  count: number;
  /** The bar as it is spoken. */
  spoken: string;
  /** Leads to those that gave so many. */
  href?: string | undefined;
  isChosen?: boolean;
}

/** How many gave how many stars, most first. */
export function RatingBars({ bars }: { bars: readonly RatingBar[] }) {
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={styles.rows}>
      {[...bars]
        .sort((a, b) => b.stars - a.stars)
        .map((bar) => (
          <li key={bar.stars} className={styles.row}>
            <Row bar={bar} total={total} />
          </li>
        ))}
    </ul>
  );
}

const Row = ({ bar: { label, count, spoken, href, isChosen }, total }: { bar: RatingBar; total: number }) => {
  const drawn = (
    <>
      <span>{label}</span>
      <progress
        className={classNames(styles.bar, styles.thin, styles.star)}
        value={count}
        max={Math.max(total, 1)}
        aria-label={spoken}
      />
      <span className={styles.count}>{count}</span>
    </>
  );
  if (href === undefined) return drawn;
  return (
    <Anchor
      href={href}
      stay
      aria-label={spoken}
      aria-current={isChosen || undefined}
      className={classNames(styles.row, styles.link)}
    >
      {drawn}
    </Anchor>
  );
};
