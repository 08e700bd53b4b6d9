import type { ReactNode } from 'react';
import styles from './empty-art-frame.module.css';

/** Four small drawings share this ground: missing things are dashed, wanted ones are in the accent. */
export const EmptyArtFrame = ({ children }: { children: ReactNode }) => (
  <svg className={styles.art} viewBox="0 0 190 110" aria-hidden="true">
    <path d="M10 96h170" strokeWidth="2" />
    {children}
  </svg>
);
