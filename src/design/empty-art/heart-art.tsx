import styles from './empty-art-frame.module.css';
import { EmptyArtFrame } from './empty-art-frame.tsx';

export const HeartArt = () => (
  <EmptyArtFrame>
    <path d="M52 96V50l43-34 43 34v46" />
    <path d="M95 82L77 63a11 11 0 0 1 18-13 11 11 0 0 1 18 13z" className={styles.accent} strokeWidth="2" />
  </EmptyArtFrame>
);
