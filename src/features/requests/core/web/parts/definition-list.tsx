import type { ReactNode } from 'react';
import { classNames } from '#design/class-names.ts';
import styles from './definition-list.module.css';

export interface DefinitionListRowData {
  term: string;
  /** It is null while nothing is said yet. */
  value: ReactNode;
  /** The link to change it stands at the end of its row. */
  end?: ReactNode;
}

/** Shows a request in few words: each question with its answer. */
export const DefinitionList = ({ rows, open }: { rows: readonly DefinitionListRowData[]; open?: string }) => (
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
