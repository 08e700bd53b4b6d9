import styles from './empty-art-frame.module.css';
import { EmptyArtFrame } from './empty-art-frame.tsx';

export const StonesArt = () => (
  <EmptyArtFrame>
    <path d="M48 96V60h20V40h20V24h24v20h18v22h22v30" strokeDasharray="5 4" />
    <path d="M68 96V78h22v18zM90 96V78h22v18zM79 78V62h22v16z" className={styles.accent} strokeWidth="1.8" />
  </EmptyArtFrame>
);
