import styles from './skeleton.module.css';

type Size = number | string;

/** A place that something will take. Hidden from screen readers: the list that loads says so itself. */
export function Skeleton({ width, height, ratio }: { width?: Size; height?: Size; ratio?: string }) {
  return (
    <span className={styles.skeleton} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />
  );
}

export function SkeletonText({ lines = 2 }: { lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} />
      ))}
    </span>
  );
}

/** A picture with a stamp, a title, two chips and two lines. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton ratio="4 / 3" />
      <div className={styles.body}>
        <div className={styles.seal} style={{ width: 56 }}>
          <Skeleton height={56} />
        </div>
        <div className={styles.title}>
          <Skeleton height={22} width="62%" />
        </div>
        <div className={styles.pair}>
          <Skeleton height={24} width={70} />
          <Skeleton height={24} width={90} />
        </div>
        <SkeletonText />
      </div>
    </div>
  );
}

const WIDTHS = [70, 54, 78, 60];

/** A list of a stamp with two lines each. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <div className={styles.card} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => {
        const width = WIDTHS[row % WIDTHS.length] ?? 70;
        return (
          <div key={row} className={styles.row}>
            <Skeleton height={40} />
            <div>
              <Skeleton height={15} width={`${width * 0.7}%`} />
              <div className={styles.detail}>
                <Skeleton height={12} width={`${width}%`} />
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}
