import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import styles from './list.module.css';

export const List = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
);

interface ListRowProps {
  /** Takes a logo, an avatar, an icon. */
  start?: ReactNode;
  /** Takes a time, a state. */
  end?: ReactNode;
  /** The whole row is a link. */
  href?: string;
  children: ReactNode;
}

/** Renders one ruled item of a list: its title, its text, and its time or state. */
export function ListRow({ start, end, href, children }: ListRowProps) {
  const face = (
    <>
      {start}
      <div className={styles.main}>{children}</div>
      {end != null && <div className={styles.end}>{end}</div>}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <div className={styles.row}>{face}</div>
      ) : (
        <Anchor href={href} className={classNames(styles.row, styles.link)}>
          {face}
        </Anchor>
      )}
    </li>
  );
}
