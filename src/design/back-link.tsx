import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import styles from './back-link.module.css';
import { extraIcons } from './extra-icons.ts';
import { Icon } from './icon.tsx';

/** Leads up from a page that belongs to another; stands above its head, within the space that every head has there. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor href={href} className={styles.back} data-back>
    <Icon name={extraIcons.arrowLeft} size="small" />
    {children}
  </Anchor>
);
