import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import styles from './card-foot.module.css';
import { Icon } from './icon.tsx';

/** A button beside the link looks like this. */
export const cardFootActionClass = styles.action;

interface CardFootProps {
  href: string;
  label: string;
  /** Screen readers hear this link among others like it. */
  spoken: string;
  /** Buttons stand beside the link. */
  children?: ReactNode;
}

/** A card ends in a ruled line with its link and its actions. */
export const CardFoot = ({ href, label, spoken, children }: CardFootProps) => (
  <div className={styles.foot}>
    <Anchor href={href} className={styles.link} aria-label={spoken}>
      {label}
      <Icon name="arrow-right" size="small" />
    </Anchor>
    {children}
  </div>
);
