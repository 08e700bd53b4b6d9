import type { ReactNode } from 'react';
import styles from './pairs.module.css';

export interface Told {
  term: string;
  /** Null where it is not said yet. */
  value: ReactNode;
}

/** A request in few words: what was asked, and what was said. */
export const Pairs = ({ told, open }: { told: readonly Told[]; open?: string }) => (
  <dl className={styles.pairs}>
    {told.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value ?? <span className={styles.todo}>{open}</span>}</dd>
      </div>
    ))}
  </dl>
);
