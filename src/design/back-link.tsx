import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import styles from './back-link.module.css';
import { furtherIcons } from './further-icons.ts';
import { Icon } from './icon.tsx';

/** Leads up from a page that belongs to another; stands above its head. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor href={href} className={styles.back}>
    <Icon name={furtherIcons.arrowLeft} size="small" />
    {children}
  </Anchor>
);
