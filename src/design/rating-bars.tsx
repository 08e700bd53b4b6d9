import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import styles from './bar.module.css';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './text.tsx';

export interface RatingBarData {
  stars: number;
  label: ReactNode;
  count: number;
  /** A screen reader says this for the bar. */
  spoken: string;
  /** Links to the reviews that gave so many. */
  href?: string | undefined;
  isChosen?: boolean;
}

/** Shows how many gave how many stars, most stars first. */
export function RatingBars({ bars }: { bars: readonly RatingBarData[] }) {
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

const Row = ({
  bar: { label, count, spoken, href, isChosen },
  total,
}: {
  bar: RatingBarData;
  total: number;
}) => {
  const isLink = href !== undefined;
  const barContent = (
    <>
      <span aria-hidden={isLink || undefined}>{label}</span>
      <progress
        className={classNames(styles.bar, styles.thin, styles.star)}
        value={count}
        max={Math.max(total, 1)}
        aria-label={isLink ? undefined : spoken}
        aria-hidden={isLink || undefined}
      />
      <span className={styles.count} aria-hidden={isLink || undefined}>
        {count}
      </span>
    </>
  );
  if (!isLink) return barContent;
  return (
    <Anchor
      href={href}
      stay
      aria-current={isChosen || undefined}
      className={classNames(styles.row, styles.link)}
    >
      <VisuallyHidden>{spoken}</VisuallyHidden>
      {barContent}
    </Anchor>
  );
};
