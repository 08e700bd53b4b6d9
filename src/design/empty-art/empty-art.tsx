import type { ReactNode } from 'react';
import styles from './empty-art.module.css';

/** The ground of four small drawings: what is missing is dashed, what one looks for is in the accent. */
export const EmptyArt = ({ children }: { children: ReactNode }) => (
  <svg className={styles.art} viewBox="0 0 190 110" aria-hidden="true">
    <path d="M10 96h170" strokeWidth="2" />
    {children}
  </svg>
);
