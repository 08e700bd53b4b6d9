import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import styles from './stat-grid.module.css';

export interface StatItemData {
  key: string;
  label: ReactNode;
  /** Stands beside the label, quieter: the period. */
  note?: ReactNode;
  value?: ReactNode;
  /** Replaces the figure: several, or words about why there is none. */
  body?: ReactNode;
  /** The change has its sign, and names the value it is compared with. */
  delta?: { text: ReactNode; way?: 'up' | 'down' | undefined; note?: ReactNode } | undefined;
  /** A small chart stands beside the figure. */
  aside?: ReactNode;
  icon?: IconName;
  href?: string;
}

const StatFace = ({ label, note, value, body, delta, aside, icon }: Omit<StatItemData, 'key'>) => (
  <>
    <span className={styles.label}>
      <span>
        {label} {note && <span className={styles.note}>{note}</span>}
      </span>
      {icon && <Icon name={icon} />}
    </span>
    {body ? (
      <div className={styles.body}>{body}</div>
    ) : (
      <span className={styles.line}>
        <span>
          <span className={styles.value}>{value}</span>{' '}
          {delta && (
            <span className={classNames(styles.delta, delta.way && styles[delta.way])}>
              {delta.text} {delta.note && <span className={styles.note}>{delta.note}</span>}
            </span>
          )}
        </span>
        {aside}
      </span>
    )}
  </>
);

interface StatGridProps {
  label: string;
  stats: readonly StatItemData[];
  /** True in a panel, which has a border of its own. */
  isInset?: boolean;
}

/** Shows key figures in cells that share their lines. */
export const StatGrid = ({ label, stats, isInset }: StatGridProps) => (
  <ul className={classNames(styles.grid, isInset && styles.inset)} aria-label={label}>
    {stats.map(({ key, ...stat }) => (
      <li key={key}>
        {stat.href ? (
          <Anchor href={stat.href} className={styles.stat}>
            <StatFace {...stat} />
          </Anchor>
        ) : (
          <div className={styles.stat}>
            <StatFace {...stat} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
