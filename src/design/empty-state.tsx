import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Takes an EmptyArtFrame, or a drawing of one's own. */
  art?: ReactNode;
  title: ReactNode;
  /** Sets the title's heading level. */
  level?: 1 | 2 | 3 | 4;
  text?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/** Without a level it stands among other things. At level 1 it is the whole page, and its title heads that. */
export function EmptyState({ art, title, level = 3, text, action, className }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classNames(level === 1 ? styles.page : styles.empty, className)}>
      {art}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
