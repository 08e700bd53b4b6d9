import styles from './bar.module.css';

/** Shows how much of something is done; the rest stays hatched. */
export const ProgressBar = ({ value, max = 100, label }: { value: number; max?: number; label: string }) => (
  <progress className={styles.bar} value={value} max={max} aria-label={label} />
);
