import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import styles from './card-foot.module.css';
import { Icon } from './icon.tsx';

/** The look of a button beside the link. */
export const footAction = styles.action;

interface CardFootProps {
  href: string;
  label: string;
  /** The link for those who hear it among others like it. */
  spoken: string;
  /** Buttons beside it. */
  children?: ReactNode;
}

/** The ruled line a card ends in: where it leads, and what can be done with it. */
export const CardFoot = ({ href, label, spoken, children }: CardFootProps) => (
  <div className={styles.foot}>
    <Anchor href={href} className={styles.link} aria-label={spoken}>
      {label}
      <Icon name="arrow-right" size="small" />
    </Anchor>
    {children}
  </div>
);
