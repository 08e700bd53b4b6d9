import type { ReactNode } from 'react';
import { classNames } from '#design/class-names.ts';
import styles from './definition-list.module.css';

export interface DefinitionRow {
  term: string;
  /** Null where it is not said yet. */
  value: ReactNode;
  /** At the end of its row: the way to change it. */
  end?: ReactNode;
}

/** A request in few words: what was asked, and what was said. */
export const DefinitionList = ({ rows, open }: { rows: readonly DefinitionRow[]; open?: string }) => (
  <dl className={styles.pairs}>
    {rows.map(({ term, value, end }) => (
      <div key={term} className={classNames(end !== undefined && styles.withEnd)}>
        <dt>{term}</dt>
        <dd>{value ?? <span className={styles.todo}>{open}</span>}</dd>
        {end !== undefined && <dd>{end}</dd>}
      </div>
    ))}
  </dl>
);
