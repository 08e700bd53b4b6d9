import { DECIMAL_PLACES_BY_KIND } from '#features/quotes/core/rules/quote-sums.ts';
import { divideRounded, parseDecimalOrThrow, percentForDrawing } from '#kernel/decimal.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './payment-plan-bar.module.css';

const BASELINE = 17;
const ONE_PERCENT = 100n;
const WHOLE = 100n * ONE_PERCENT;

/** A payment plan is drawn to scale. Screen readers read the words beside it. */
export const PaymentPlanBar = ({ percents }: { percents: readonly string[] }) => {
  const { quoting } = useStrings();
  const parts = percents.map((percent) => parseDecimalOrThrow(percent, DECIMAL_PLACES_BY_KIND.percent));
  return (
    <svg className={styles.bar} aria-hidden="true">
      {parts.map((part, index) => {
        const sumBefore = parts.slice(0, index).reduce((sum, share) => sum + share, 0n);
        return (
          <g key={index} className={styles[`part${Math.min(index, 2)}`]}>
            <rect
              x={`${percentForDrawing(sumBefore, WHOLE)}%`}
              width={`${percentForDrawing(part, WHOLE)}%`}
              height="100%"
            />
            <text x={`${percentForDrawing(2n * sumBefore + part, 2n * WHOLE)}%`} y={BASELINE}>
              {quoting.percent(String(divideRounded(part, ONE_PERCENT)))}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
