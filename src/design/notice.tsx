import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

interface NoticeProps {
  title: ReactNode;
  text?: ReactNode;
  /** Takes a large link or a button. */
  action?: ReactNode;
  tone?: 'danger';
  /** Set on a notice that appears after something went wrong. */
  role?: 'alert';
}

/** Calls for attention, with the hatch bar. A screen shows one at most. */
export const Notice = ({ title, text, action, tone, role }: NoticeProps) => (
  <div role={role} className={classNames(styles.notice, tone && styles[tone])}>
    <div>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
