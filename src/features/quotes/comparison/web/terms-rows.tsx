import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import type { ComparisonRowName } from '#features/quotes/comparison/contract/comparison.ts';
import type { ComparisonColumn } from '#features/quotes/comparison/rules/toggle-options.ts';
import { PaymentPlanBar, useFormatDay } from '#features/quotes/core/web/index.ts';
import { lowercaseFirstLetter } from '#kernel/lowercase-first-letter.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import styles from './compare.module.css';
import { ComparisonRow, RowGroupHeading } from './comparison-rows.tsx';

const LAST_DAYS = 5;

interface TermsRowsProps {
  columns: readonly ComparisonColumn[];
  span: number;
  numberOf: (mark: ComparisonRowName) => number | null;
}

export const TermsRows = ({ columns, span, numberOf }: TermsRowsProps) => {
  const { quoting, comparing } = useStrings();
  const day = useFormatDay();
  return (
    <>
      <RowGroupHeading span={span} title={comparing.when} />
      <ComparisonRow
        name={quoting.start}
        number={numberOf('starts')}
        columns={columns}
        renderCell={({ startsOn }) => (startsOn ? day(startsOn) : quoting.byAgreement)}
      />
      <ComparisonRow
        name={quoting.duration}
        columns={columns}
        renderCell={({ durationDays }) =>
          durationDays === null ? quoting.noneStated : quoting.workingDays(durationDays)
        }
      />
      <ComparisonRow
        name={quoting.validUntil}
        number={numberOf('validity')}
        columns={columns}
        renderCell={(column) => <Validity column={column} />}
      />
      <RowGroupHeading span={span} title={comparing.howPaid} />
      <ComparisonRow
        name={quoting.paymentPlan}
        number={numberOf('plan')}
        columns={columns}
        renderCell={(column) => <Plan column={column} />}
      />
      <ComparisonRow
        name={quoting.warranty}
        columns={columns}
        renderCell={({ warrantyMonths }) =>
          warrantyMonths === null ? quoting.noneStated : quoting.months(warrantyMonths)
        }
      />
    </>
  );
};

const Validity = ({ column: { validUntil, daysLeft: left, mayAccept } }: { column: ComparisonColumn }) => {
  const { quoting, comparing } = useStrings();
  const day = useFormatDay();
  const words = () => {
    if (left < 0 || !mayAccept) return left < 0 ? comparing.over : null;
    return left === 0 ? quoting.lastDay : quoting.daysLeft(left);
  };
  const text = words();
  return (
    <>
      {day(validUntil)}
      {text && <small className={classNames(styles.left, left <= LAST_DAYS && styles.soon)}>{text}</small>}
    </>
  );
};

const Plan = ({ column: { plan, beforeWork } }: { column: ComparisonColumn }) => {
  const { quoting, comparing } = useStrings();
  const { plain } = useDecimalFormat();
  return (
    <>
      <PaymentPlanBar percents={plan.map(({ percent }) => percent)} />
      <span className={styles.planWords}>
        {plan
          .map(
            ({ on, label, percent }) =>
              `${quoting.percent(plain(percent))} ${label || lowercaseFirstLetter(quoting.moments[on])}`,
          )
          .join(', ')}
      </span>
      {beforeWork && (
        <span className={styles.warns}>
          <Icon name="alert" size="small" />
          {comparing.asksBefore(plain(beforeWork))}
        </span>
      )}
    </>
  );
};
