import styles from './empty-art-frame.module.css';
import { EmptyArtFrame } from './empty-art-frame.tsx';

export const SearchArt = () => (
  <EmptyArtFrame>
    <path d="M40 96V52l38-30 38 30v44M92 96V70h-16v26" strokeDasharray="5 4" />
    <circle cx="128" cy="58" r="24" className={styles.accent} strokeWidth="2" />
    <path d="M145 75l18 18" className={styles.accent} strokeWidth="3" />
  </EmptyArtFrame>
);
