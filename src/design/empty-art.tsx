import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

// Four small drawings: what is missing is dashed, what one looks for is in the accent. Each stands alone, so that
// a page downloads the one it shows.

const Art = ({ children }: { children: ReactNode }) => (
  <svg className={styles.art} viewBox="0 0 190 110" aria-hidden="true">
    <path d="M10 96h170" strokeWidth="2" />
    {children}
  </svg>
);

export const SearchArt = () => (
  <Art>
    <path d="M40 96V52l38-30 38 30v44M92 96V70h-16v26" strokeDasharray="5 4" />
    <circle cx="128" cy="58" r="24" className={styles.accent} strokeWidth="2" />
    <path d="M145 75l18 18" className={styles.accent} strokeWidth="3" />
  </Art>
);

export const StonesArt = () => (
  <Art>
    <path d="M48 96V60h20V40h20V24h24v20h18v22h22v30" strokeDasharray="5 4" />
    <path d="M68 96V78h22v18zM90 96V78h22v18zM79 78V62h22v16z" className={styles.accent} strokeWidth="1.8" />
  </Art>
);

export const LetterArt = () => (
  <Art>
    <path d="M62 96V44a33 33 0 0 1 66 0v52zM95 11v85M62 46h66" />
    <path d="M76 62h30v14H76z" className={styles.accentOnSheet} strokeWidth="2" />
    <path d="M76 62l15 9 15-9" className={styles.accent} strokeWidth="1.6" />
  </Art>
);

export const HeartArt = () => (
  <Art>
    <path d="M52 96V50l43-34 43 34v46" />
    <path d="M95 82L77 63a11 11 0 0 1 18-13 11 11 0 0 1 18 13z" className={styles.accent} strokeWidth="2" />
  </Art>
);
