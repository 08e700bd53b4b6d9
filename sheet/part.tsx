import type { ReactNode } from 'react';
import styles from './sheet.module.css';

export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
