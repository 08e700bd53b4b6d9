import styles from './progress-line.module.css';

/** A line along the top while the next page is on its way. It is drawn only where that takes a moment. */
export const ProgressLine = ({ active }: { active: boolean }) =>
  active ? <div className={styles.line} aria-hidden="true" /> : null;
