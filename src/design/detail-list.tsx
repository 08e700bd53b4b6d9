import type { ReactNode } from 'react';
import styles from './detail-list.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { VisuallyHidden } from './text.tsx';

export interface DetailItem {
  key: string;
  icon: IconName;
  /** A screen reader says this in place of the icon. */
  label: string;
  content: ReactNode;
}

/** Each ruled line has its icon. */
export const DetailList = ({ details }: { details: readonly DetailItem[] }) => (
  <ul className={styles.details}>
    {details.map(({ key, icon, label, content }) => (
      <li key={key} className={styles.detail}>
        <Icon name={icon} />
        <div>
          <VisuallyHidden>{label}</VisuallyHidden> {content}
        </div>
      </li>
    ))}
  </ul>
);

export interface TermItem {
  term: ReactNode;
  value: ReactNode;
  /** Sets the current item in bold. */
  current?: boolean;
}

/** Names stand at one side, values at the other. */
export const TermList = ({ items }: { items: readonly TermItem[] }) => (
  <dl className={styles.terms}>
    {items.map(({ term, value, current }, index) => [
      <dt key={`${index} term`} className={current ? styles.current : undefined}>
        {term}
      </dt>,
      <dd key={`${index} value`} className={current ? styles.current : undefined}>
        {value}
      </dd>,
    ])}
  </dl>
);
