import type { ReactNode } from 'react';
import styles from './chip-list.module.css';
import { classNames } from './class-names.ts';

interface ChipsProps {
  names: readonly string[];
  /** So many are shown; the rest is counted. */
  atMost?: number;
  /** Words the rest. */
  more?: (rest: number) => ReactNode;
  className?: string | undefined;
}

/** Shows a row of names, cut after a few. */
export function ChipList({ names, atMost = names.length, more, className }: ChipsProps) {
  const rest = names.length - atMost;
  return (
    <ul className={classNames(styles.chips, className)}>
      {names.slice(0, atMost).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {rest > 0 && more && <li className={styles.more}>{more(rest)}</li>}
    </ul>
  );
}
