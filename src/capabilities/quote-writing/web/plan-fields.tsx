import { Badge } from '#design/badge.tsx';
import { Icon } from '#design/icon.tsx';
import { Panel } from '#design/panel.tsx';
import { decimalOf, writeDecimal } from '#kernel/decimal.ts';
import { type Draft, typedNumber } from '#quote-writing/rules/draft.ts';
import type { Totals } from '#quotes/contract/shapes.ts';
import { type PlanMoment, planMoments } from '#quotes/rules/quotes.ts';
import { HUNDRED_PERCENT, isWholePlan, PLACES, partsOf, percentSum, writeCents } from '#quotes/rules/sums.ts';
import { useAmount } from '#quotes/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useWritten } from '#web/use-written.ts';
import styles from './write.module.css';

interface Props {
  draft: Draft;
  totals: Totals;
  /** A change order may have none. */
  isNeeded: boolean;
  change: (next: (draft: Draft) => Draft) => void;
}

const written = (percent: bigint) => writeDecimal(percent, PLACES.percent).replace('.00', '');

/** When is paid what, in per cent. */
export const PlanFields = ({ draft, totals, isNeeded, change }: Props) => {
  const { quoting, writing } = useStrings();
  const amount = useAmount();
  const { plain } = useWritten();
  const { plan } = draft;
  const percents = plan.map(({ percent }) => typedNumber(percent, PLACES.percent, 'nothing') ?? '0');
  const total = decimalOf(totals.total, PLACES.money);
  const parts = partsOf(total, percents);
  const isWhole = isWholePlan(percents);
  const off = HUNDRED_PERCENT - percentSum(percents);
  const sum = plain(written(percentSum(percents)));
  const before = percentSum(percents.filter((_, at) => plan[at]?.on === 'acceptance'));
  const changePart = (at: number, changes: object) =>
    change((now) => ({
      ...now,
      plan: now.plan.map((part, index) => (index === at ? { ...part, ...changes } : part)),
    }));
  return (
    <Panel
      title={writing.plan}
      end={
        (isNeeded || plan.length > 0) && (
          <Badge tone={isWhole ? 'ok' : 'warn'} icon={isWhole ? 'check' : undefined}>
            {writing.planSum(sum)}
          </Badge>
        )
      }
    >
      <ul className={styles.planParts}>
        {plan.map(({ on, label, percent }, at) => (
          <li key={at}>
            <input
              inputMode="decimal"
              aria-label={writing.percent}
              value={percent}
              onChange={({ currentTarget: { value } }) => changePart(at, { percent: value })}
            />
            <select
              aria-label={writing.moment}
              value={on}
              onChange={({ currentTarget: { value } }) => changePart(at, { on: value as PlanMoment })}
            >
              {planMoments.map((one) => (
                <option key={one} value={one}>
                  {quoting.moments[one]}
                </option>
              ))}
            </select>
            <input
              aria-label={writing.label}
              placeholder={writing.label}
              maxLength={120}
              value={label}
              onChange={({ currentTarget: { value } }) => changePart(at, { label: value })}
            />
            <span>{amount(writeCents(parts[at] ?? 0n))}</span>
            <button
              type="button"
              aria-label={writing.removePart}
              onClick={() => change((now) => ({ ...now, plan: now.plan.filter((_, index) => index !== at) }))}
            >
              <Icon name="cross" size="small" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.add}
        data-field="plan"
        onClick={() =>
          change((now) => ({ ...now, plan: [...now.plan, { on: 'completion', label: '', percent: '' }] }))
        }
      >
        + {writing.part}
      </button>
      {plan.length > 0 && !isWhole && (
        <output className={styles.planWrong}>
          {off > 0n ? writing.planShort(plain(written(off))) : writing.planOver(plain(written(-off)))}
        </output>
      )}
      {before > 0n && <p className={styles.silentText}>{writing.beforeWork(plain(written(before)))}</p>}
    </Panel>
  );
};
