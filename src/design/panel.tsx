import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title?: ReactNode;
  /** Sets the title's heading level. */
  level?: 2 | 3 | 4;
  /** Ends the title's line: a link, a switch, a figure. */
  end?: ReactNode;
  className?: string | undefined;
  /** Takes a PanelBody, or parts that reach the edges: a List, Facts. */
  children: ReactNode;
}

/** A sheet with a ruled head around its content. */
export function Panel({ title, level = 2, end, className, children }: PanelProps) {
  const Title = `h${level}` as const;
  return (
    <section className={classNames(styles.panel, className)}>
      {title && (
        <div className={styles.head}>
          <Title className={styles.title}>{title}</Title>
          {end}
        </div>
      )}
      {children}
    </section>
  );
}

export const PanelBody = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(styles.body, className)}>{children}</div>
);
