import type { ReactNode } from 'react';
import styles from './detail-list.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { VisuallyHidden } from './text.tsx';

export interface DetailItem {
  key: string;
  icon: IconName;
  /** What the icon stands for, spoken. */
  label: string;
  content: ReactNode;
}

/** Ruled lines, each with its icon. */
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
  /** Set in bold: the one that holds now. */
  current?: boolean;
}

/** Names at one side, values at the other. */
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
