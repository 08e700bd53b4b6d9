import type { ReactNode } from 'react';
import { Text } from '#design/text.tsx';
import styles from './switch-with-note.module.css';

/** Shows a switch with its note. */
export const SwitchWithNote = ({ note, children }: { note: string; children: ReactNode }) => (
  <div className={styles.line}>
    {children}
    <Text as="span" size="small" tone="faint" className={styles.note}>
      {note}
    </Text>
  </div>
);
