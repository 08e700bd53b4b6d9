import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Icon } from '#design/icon.tsx';
import { Panel } from '#design/panel.tsx';
import { decimalOf, writeDecimal } from '#kernel/decimal.ts';
import { LONGEST_TYPED, readTypedNumber } from '#kernel/typed-numbers.ts';
import { cellOf, type Draft, readCell, readPart } from '#quote-writing/rules/draft.ts';
import type { Totals } from '#quotes/contract/shapes.ts';
import { MOST_PLAN_PARTS, type PlanMoment, planMoments } from '#quotes/rules/quotes.ts';
import { HUNDRED_PERCENT, isWholePlan, PLACES, partsOf, percentSum, writeCents } from '#quotes/rules/sums.ts';
import { useAmount } from '#quotes/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useWritten } from '#web/use-written.ts';
import { useCellRules } from './use-cell-rules.ts';
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
  const { quotes, quoting, writing } = useStrings();
  const amount = useAmount();
  const { plain } = useWritten();
  const { plan } = draft;
  const rules = useCellRules();
  const [typing, setTyping] = useState<number | null>(null);
  const read = plan.map((part) => readPart(part, rules));
  // Also a part of 101 %, which is refused: what is too much is said at once.
  const percents = plan.map(({ percent }) => {
    const number = readTypedNumber(percent, { kind: 'percent', places: PLACES.percent });
    return number === null || number.startsWith('-') ? '0' : number;
  });
  const total = decimalOf(totals.total, PLACES.money);
  const parts = partsOf(total, percents);
  const isWhole = isWholePlan(percents);
  const off = HUNDRED_PERCENT - percentSum(percents);
  const left = off > 0n ? cellOf('discountPercent', written(off), rules.language) : '';
  const sum = plain(written(percentSum(percents)));
  const before = percentSum(percents.filter((_, at) => plan[at]?.on === 'acceptance'));
  const isWrong = (at: number) => typing !== at && read[at]?.unreadable !== undefined;
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
              maxLength={LONGEST_TYPED}
              data-field={`plan.${at}.percent`}
              aria-label={writing.percent}
              aria-invalid={isWrong(at) || undefined}
              aria-describedby={isWrong(at) ? `plan-${at}-fault` : undefined}
              value={percent}
              onChange={({ currentTarget: { value } }) => changePart(at, { percent: value })}
              onFocus={() => setTyping(at)}
              onBlur={() => {
                setTyping(null);
                const number = readCell('discountPercent', percent, rules)?.number;
                const shown = number && cellOf('discountPercent', number, rules.language);
                if (shown && shown !== percent) changePart(at, { percent: shown });
              }}
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
            <span>{amount(writeCents(percents[at] === '0' ? 0n : (parts[at] ?? 0n)))}</span>
            <button
              type="button"
              aria-label={writing.removePart}
              onClick={() => change((now) => ({ ...now, plan: now.plan.filter((_, index) => index !== at) }))}
            >
              <Icon name="cross" size="small" />
            </button>
            {isWrong(at) && (
              <p id={`plan-${at}-fault`} className={styles.fault}>
                {writing.notUnderstood(writing.percent, percent.trim())} {quotes.percentInvalid}.
              </p>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.add}
        data-field="plan"
        disabled={plan.length >= MOST_PLAN_PARTS}
        onClick={() =>
          change((now) => ({ ...now, plan: [...now.plan, { on: 'completion', label: '', percent: left }] }))
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
