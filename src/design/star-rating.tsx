import { classNames } from './class-names.ts';
import { iconPaths } from './icons.ts';
import { MAX_STARS, starFillsOf } from './star-fills.ts';
import styles from './star-rating.module.css';

const HALF = 'M12 2.8v14.6l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8z';
const FIELD = 24;
const PITCH = 26.8; // a star of 17 px and a gap of 2

interface StarRatingProps {
  value: number;
  /** A screen reader says this for the value. */
  label: string;
  className?: string | undefined;
}

/** Renders five stars as one image. */
export function StarRating({ value, label, className }: StarRatingProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${PITCH * (MAX_STARS - 1) + FIELD} ${FIELD}`}
      className={classNames(styles.stars, className)}
    >
      {starFillsOf(value).map((star, place) => (
        <g key={place} transform={place ? `translate(${PITCH * place})` : undefined}>
          <path d={iconPaths.star} className={star === 'full' ? styles.full : undefined} />
          {star === 'half' && <path d={HALF} className={styles.full} />}
        </g>
      ))}
    </svg>
  );
}

/** A single star stands before a number. */
export const StarMark = () => (
  <svg viewBox="0 0 24 24" className={styles.one} aria-hidden="true">
    <path d={iconPaths.star} />
  </svg>
);
