import { createLinearScale, linePath } from './chart-scale.ts';
import styles from './sparkline.module.css';

const WIDTH = 120;
const HEIGHT = 36;
const MOST_POINTS = 14;

/** Sums the values to as many as a line this small can show. */
const gathered = (values: readonly number[]) => {
  const size = Math.ceil(values.length / MOST_POINTS);
  const count = Math.floor(values.length / size);
  // The rest that fills no step is the oldest, so that the last step is whole.
  const rest = values.length - count * size;
  return Array.from({ length: count }, (_, index) =>
    values.slice(rest + index * size, rest + (index + 1) * size).reduce((sum, value) => sum + value, 0),
  );
};

/** Shows a trend for the eye alone: the figure stands beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const points = gathered(values);
  const x = createLinearScale([0, Math.max(points.length - 1, 1)], [0, WIDTH]);
  const y = createLinearScale(
    [Math.min(...points), Math.max(...points, Math.min(...points) + 1)],
    [HEIGHT - 3, 4],
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.spark} aria-hidden="true">
      <path d={linePath(points.map((value, index) => [x(index), y(value)]))} className={styles.line} />
      <path d={`M0 ${HEIGHT - 1}H${WIDTH}`} className={styles.ground} />
      <circle cx={x(points.length - 1)} cy={y(points.at(-1) ?? 0)} r="3.5" className={styles.last} />
    </svg>
  );
}
