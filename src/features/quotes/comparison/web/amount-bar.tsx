import styles from './amount-bar.module.css';

/** A sum is drawn to scale, as a draughtsman draws a length: one scale for the whole table. */
export const AmountBar = ({ percent }: { percent: number }) => (
  <svg className={styles.line} aria-hidden="true">
    <path d="M0 5.5h4" />
    <line x1="4" y1="5.5" x2={`${percent}%`} y2="5.5" />
    <path className={styles.tick} d="M0 10L8 1" />
    <svg x={`${percent}%`} overflow="visible">
      <path className={styles.tick} d="M-4 10L4 1" />
    </svg>
  </svg>
);
