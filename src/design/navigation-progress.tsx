import styles from './navigation-progress.module.css';

/** A line runs along the top while the next page is loading. It is only visible if that takes a moment. */
export const NavigationProgress = ({ active }: { active: boolean }) =>
  active ? <div className={styles.line} aria-hidden="true" /> : null;
