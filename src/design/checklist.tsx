import type { ReactNode } from 'react';
import styles from './checklist.module.css';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './text.tsx';

export interface ChecklistItemData {
  key: string;
  label: ReactNode;
  isDone: boolean;
  end?: ReactNode;
}

/** Lists steps in order, ticked as they are done. Screen readers say `doneLabel` with each of these. */
export const Checklist = ({
  items,
  doneLabel,
}: {
  items: readonly ChecklistItemData[];
  doneLabel: string;
}) => (
  <ol>
    {items.map(({ key, label, isDone, end }) => (
      <li key={key} className={`${styles.item} ${isDone ? styles.done : ''}`}>
        <span className={styles.box}>{isDone && <Icon name="check" size="small" />}</span>
        <span>
          <span className={styles.label}>{label}</span>
          {isDone && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
        </span>
        {end && !isDone && <span className={styles.end}>{end}</span>}
      </li>
    ))}
  </ol>
);
