import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Icon } from '#design/icon.tsx';
import { Panel } from '#design/panel.tsx';
import type { Totals } from '#features/quotes/core/contract/shapes.ts';
import { MOST_PLAN_PARTS, type PlanMoment, planMoments } from '#features/quotes/core/rules/quotes.ts';
import {
  DECIMAL_PLACES,
  HUNDRED_PERCENT,
  instalmentsOf,
  isWholePlan,
  percentSum,
  writeCents,
} from '#features/quotes/core/rules/sums.ts';
import { useAmount } from '#features/quotes/core/web/index.ts';
import { cellOf, type QuoteDraft, readCell, readPart } from '#features/quotes/writing/rules/draft.ts';
import { parseDecimalOrThrow, formatDecimalUnits } from '#kernel/decimal.ts';
import { MAX_TYPED_NUMBER_LENGTH, parseTypedNumber } from '#kernel/typed-numbers.ts';
import { useStrings } from '#web/strings.tsx';
import { useNumberFormat } from '#web/use-number-format.ts';
import { useCellRules } from './use-cell-rules.ts';
import styles from './write.module.css';

interface Props {
  draft: QuoteDraft;
  totals: Totals;
  /** A change order may have no plan. */
  isNeeded: boolean;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
}

const written = (percent: bigint) => formatDecimalUnits(percent, DECIMAL_PLACES.percent).replace('.00', '');

export const PlanFields = ({ draft, totals, isNeeded, change }: Props) => {
  const { quotes, quoting, writing } = useStrings();
  const amount = useAmount();
  const { plain } = useNumberFormat();
  const { plan } = draft;
  const rules = useCellRules();
  const [typing, setTyping] = useState<number | null>(null);
  const read = plan.map((part) => readPart(part, rules));
  // A part of 101 %, which is refused, counts too: one reads at once that it is too much.
  const percents = plan.map(({ percent }) => {
    const number = parseTypedNumber(percent, { kind: 'percent', places: DECIMAL_PLACES.percent });
    return number === null || number.startsWith('-') ? '0' : number;
  });
  const total = parseDecimalOrThrow(totals.total, DECIMAL_PLACES.money);
  const parts = instalmentsOf(total, percents);
  const isWhole = isWholePlan(percents);
  const remainder = HUNDRED_PERCENT - percentSum(percents);
  const left = remainder > 0n ? cellOf('discountPercent', written(remainder), rules.language) : '';
  const sum = plain(written(percentSum(percents)));
  const beforeWork = percentSum(percents.filter((_, partIndex) => plan[partIndex]?.on === 'acceptance'));
  const isWrong = (partIndex: number) => typing !== partIndex && read[partIndex]?.unreadable !== undefined;
  const changePart = (partIndex: number, changes: object) =>
    change((now) => ({
      ...now,
      plan: now.plan.map((part, index) => (index === partIndex ? { ...part, ...changes } : part)),
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
        {plan.map(({ on, label, percent }, partIndex) => (
          <li key={partIndex}>
            <input
              inputMode="decimal"
              maxLength={MAX_TYPED_NUMBER_LENGTH}
              data-field={`plan.${partIndex}.percent`}
              aria-label={writing.percent}
              aria-invalid={isWrong(partIndex) || undefined}
              aria-describedby={isWrong(partIndex) ? `plan-${partIndex}-fault` : undefined}
              value={percent}
              onChange={({ currentTarget: { value } }) => changePart(partIndex, { percent: value })}
              onFocus={() => setTyping(partIndex)}
              onBlur={() => {
                setTyping(null);
                const number = readCell('discountPercent', percent, rules)?.number;
                const cellText = number && cellOf('discountPercent', number, rules.language);
                if (cellText && cellText !== percent) changePart(partIndex, { percent: cellText });
              }}
            />
            <select
              aria-label={writing.moment}
              value={on}
              onChange={({ currentTarget: { value } }) => changePart(partIndex, { on: value as PlanMoment })}
            >
              {planMoments.map((momentName) => (
                <option key={momentName} value={momentName}>
                  {quoting.moments[momentName]}
                </option>
              ))}
            </select>
            <input
              aria-label={writing.label}
              placeholder={writing.label}
              maxLength={120}
              value={label}
              onChange={({ currentTarget: { value } }) => changePart(partIndex, { label: value })}
            />
            <span>{amount(writeCents(percents[partIndex] === '0' ? 0n : (parts[partIndex] ?? 0n)))}</span>
            <button
              type="button"
              aria-label={writing.removePart}
              onClick={() =>
                change((now) => ({ ...now, plan: now.plan.filter((_, index) => index !== partIndex) }))
              }
            >
              <Icon name="cross" size="small" />
            </button>
            {isWrong(partIndex) && (
              <p id={`plan-${partIndex}-fault`} className={styles.fault}>
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
          {remainder > 0n
            ? writing.planShort(plain(written(remainder)))
            : writing.planOver(plain(written(-remainder)))}
        </output>
      )}
      {beforeWork > 0n && (
        <p className={styles.silentText}>{writing.beforeWork(plain(written(beforeWork)))}</p>
      )}
    </Panel>
  );
};
