import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** Reserves room, as large as its class says. A loading list announces itself. */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.skeleton, className)} aria-hidden="true" />
);

export const SkeletonText = ({ lines = 2 }: { lines?: number }) => (
  <span className={styles.lines} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} className={styles.line} />
    ))}
  </span>
);

/** Stands in for a picture with a logo, a title, two chips and two lines. */
export const SkeletonCard = () => (
  <div className={styles.card} aria-hidden="true">
    <Skeleton className={styles.cover} />
    <div className={styles.body}>
      <Skeleton className={styles.seal} />
      <Skeleton className={styles.title} />
      <div className={styles.chips}>
        <Skeleton className={styles.chip} />
        <Skeleton className={styles.chip} />
      </div>
      <SkeletonText />
    </div>
  </div>
);

/** Stands in for a list of rows with a logo and two lines each. */
export const SkeletonRows = ({ rows = 4 }: { rows?: number }) => (
  <div className={styles.card} aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.row}>
        <Skeleton className={styles.stamp} />
        <div className={styles.pair}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.detail} />
        </div>
      </div>
    ))}
  </div>
);
