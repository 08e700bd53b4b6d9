import type { ReactNode } from 'react';
import styles from './icon-and-description-lists.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { VisuallyHidden } from './text.tsx';

export interface IconListItemData {
  key: string;
  icon: IconName;
  /** A screen reader says this in place of the icon. */
  label: string;
  content: ReactNode;
}

/** Each ruled line has its icon. */
export const IconList = ({ details }: { details: readonly IconListItemData[] }) => (
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

export interface DescriptionItemData {
  term: ReactNode;
  value: ReactNode;
  /** Sets the current item in bold. */
  current?: boolean;
}

/** Names stand at one side, values at the other. */
export const DescriptionList = ({ items }: { items: readonly DescriptionItemData[] }) => (
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
