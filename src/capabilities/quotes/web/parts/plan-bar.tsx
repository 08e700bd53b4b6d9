import styles from './plan-bar.module.css';

const BASELINE = 17;

/** A payment plan drawn to scale. Whoever cannot see it reads the words beside it. */
export const PlanBar = ({ percents }: { percents: readonly number[] }) => (
  <svg className={styles.bar} aria-hidden="true">
    {percents.map((percent, at) => {
      const before = percents.slice(0, at).reduce((sum, one) => sum + one, 0);
      return (
        <g key={at} className={styles[`part${Math.min(at, 2)}`]}>
          <rect x={`${before}%`} width={`${percent}%`} height="100%" />
          <text x={`${before + percent / 2}%`} y={BASELINE}>
            {Math.round(percent)} %
          </text>
        </g>
      );
    })}
  </svg>
);
