import styles from './brand-mark.module.css';
import { classNames } from './class-names.ts';

/** The mark is a gable whose outline is a G; its bar is the door. Never smaller than 20 px, never on a picture. */
export function BrandMark({ name, className }: { name?: string; className?: string }) {
  return (
    <span className={classNames(styles.mark, className)}>
      <svg viewBox="0 0 30 34" aria-hidden="true">
        <path
          d="M26.5 13.5V12L15 2 3.5 12v20.2h23V20.5H15.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
        <path d="M14 19h5v13.2h-5z" className={styles.door} />
      </svg>
      {name && <b>{name}</b>}
    </span>
  );
}
