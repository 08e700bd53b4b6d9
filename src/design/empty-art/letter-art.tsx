import styles from './empty-art-frame.module.css';
import { EmptyArtFrame } from './empty-art-frame.tsx';

export const LetterArt = () => (
  <EmptyArtFrame>
    <path d="M62 96V44a33 33 0 0 1 66 0v52zM95 11v85M62 46h66" />
    <path d="M76 62h30v14H76z" className={styles.accentOnSheet} strokeWidth="2" />
    <path d="M76 62l15 9 15-9" className={styles.accent} strokeWidth="1.6" />
  </EmptyArtFrame>
);
