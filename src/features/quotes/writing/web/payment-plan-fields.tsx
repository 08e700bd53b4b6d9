import { useEffect, useRef, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Icon } from '#design/icon.tsx';
import { Panel } from '#design/panel.tsx';
import type { QuoteTotals } from '#features/quotes/core/contract/shapes.ts';
import {
  centsAsDecimal,
  DECIMAL_PLACES_BY_KIND,
  HUNDRED_PERCENT_BASIS_POINTS,
  instalmentsOf,
  isOneHundredPercent,
  sumOfPercents,
} from '#features/quotes/core/rules/quote-sums.ts';
import {
  MAX_PAYMENT_PLAN_PARTS,
  type PaymentPlanMoment,
  paymentPlanMoments,
} from '#features/quotes/core/rules/quotes.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { withNextInstalment } from '#features/quotes/writing/rules/payment-plan.ts';
import {
  formatCell,
  parseCell,
  parsePlanPart,
  type QuoteDraft,
} from '#features/quotes/writing/rules/quote-draft.ts';
import { formatDecimalUnits, parseDecimalOrThrow } from '#kernel/decimal.ts';
import { MAX_TYPED_NUMBER_LENGTH } from '#kernel/typed-numbers.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import type { FieldToFixData } from './fields-to-fix.tsx';
import { useCellParsingRules } from './use-cell-parsing-rules.ts';
import styles from './write.module.css';

interface Props {
  draft: QuoteDraft;
  totals: QuoteTotals;
  /** A change order may have no plan. */
  isNeeded: boolean;
  /** It still is the one that the company has set for its new quotes. */
  isFromDefaults: boolean;
  missingFields: readonly FieldToFixData[];
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
}

const written = (percent: bigint) =>
  formatDecimalUnits(percent, DECIMAL_PLACES_BY_KIND.percent).replace('.00', '');

export const PaymentPlanFields = ({
  draft,
  totals,
  isNeeded,
  isFromDefaults,
  missingFields,
  change,
}: Props) => {
  const { quotes, quoting, writing, writingTools } = useStrings();
  const amount = useFormatAmount();
  const { plain } = useDecimalFormat();
  const { plan } = draft;
  const rules = useCellParsingRules();
  const [typing, setTyping] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState<{ index: number } | null>(null);
  // A new instalment lacks its share, so the focus goes there.
  useEffect(() => {
    if (added) list.current?.children[added.index]?.querySelector('input')?.focus();
  }, [added]);
  const read = plan.map((part) => parsePlanPart(part, rules));
  const percents = read.map(({ percent }) => percent);
  const total = parseDecimalOrThrow(totals.total, DECIMAL_PLACES_BY_KIND.money);
  const parts = instalmentsOf(total, percents);
  const isWhole = isOneHundredPercent(percents);
  const remainder = HUNDRED_PERCENT_BASIS_POINTS - sumOfPercents(percents);
  const left = remainder > 0n ? formatCell('discountPercent', written(remainder), rules.language) : '';
  const sum = plain(written(sumOfPercents(percents)));
  const beforeWork = sumOfPercents(percents.filter((_, partIndex) => plan[partIndex]?.on === 'acceptance'));
  const faultOf = (partIndex: number) => {
    const { unreadable } = read[partIndex] ?? {};
    if (typing === partIndex) return null;
    if (unreadable) return `${writing.notUnderstood(writing.percent, unreadable)} ${quotes.percentInvalid}.`;
    const isMissing = missingFields.some(({ field }) => field === `plan.${partIndex}.percent`);
    return isMissing ? quotes.shareMissing : null;
  };
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
          <span className={styles.planState}>
            {isFromDefaults && <small>{writingTools.fromDefaults}</small>}
            <Badge tone={isWhole ? 'ok' : 'warn'} icon={isWhole ? 'check' : undefined}>
              {writing.planSum(sum)}
            </Badge>
          </span>
        )
      }
    >
      <ul ref={list} className={styles.planParts}>
        {plan.map(({ on, label, percent }, partIndex) => (
          <li key={partIndex}>
            <span className={styles.share}>
              <input
                inputMode="decimal"
                maxLength={MAX_TYPED_NUMBER_LENGTH}
                data-field={`plan.${partIndex}.percent`}
                aria-label={writing.percent}
                aria-invalid={faultOf(partIndex) !== null || undefined}
                aria-describedby={faultOf(partIndex) !== null ? `plan-${partIndex}-fault` : undefined}
                value={percent}
                onChange={({ currentTarget: { value } }) => changePart(partIndex, { percent: value })}
                onFocus={() => setTyping(partIndex)}
                onBlur={() => {
                  setTyping(null);
                  const number = parseCell('discountPercent', percent, rules)?.number;
                  const cellText = number && formatCell('discountPercent', number, rules.language);
                  if (cellText && cellText !== percent) changePart(partIndex, { percent: cellText });
                }}
              />
            </span>
            <select
              aria-label={writing.moment}
              value={on}
              onChange={({ currentTarget: { value } }) =>
                changePart(partIndex, { on: value as PaymentPlanMoment })
              }
            >
              {paymentPlanMoments.map((momentName) => (
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
            <span>{amount(centsAsDecimal(parts[partIndex] ?? 0n))}</span>
            <button
              type="button"
              aria-label={writing.removePart}
              onClick={() =>
                change((now) => ({ ...now, plan: now.plan.filter((_, index) => index !== partIndex) }))
              }
            >
              <Icon name="cross" size="small" />
            </button>
            {faultOf(partIndex) !== null && (
              <p id={`plan-${partIndex}-fault`} className={styles.fault}>
                {faultOf(partIndex)}
              </p>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.add}
        data-field="plan"
        disabled={plan.length >= MAX_PAYMENT_PLAN_PARTS}
        onClick={() => {
          change((now) => ({ ...now, plan: withNextInstalment(now.plan, left).plan }));
          setAdded({ index: withNextInstalment(plan, left).index });
        }}
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
