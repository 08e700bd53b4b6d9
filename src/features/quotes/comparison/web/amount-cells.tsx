import type { ComparisonColumn } from '#features/quotes/comparison/rules/toggle-options.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './compare.module.css';

export const TotalAmount = ({ value, isFirst = false }: { value: string; isFirst?: boolean }) => {
  const amount = useFormatAmount();
  return <b className={isFirst ? styles.total : styles.second}>{amount(value)}</b>;
};

export const PlainAmount = ({ value }: { value: string }) => {
  const amount = useFormatAmount();
  return <span className={styles.plain}>{amount(value)}</span>;
};

export const ReducedAmount = ({ column: { totals, reckonsReduced } }: { column: ComparisonColumn }) => {
  const { comparing } = useStrings();
  if (!totals.reduced)
    return <span className={styles.none}>{reckonsReduced ? comparing.ownReduced : comparing.fullOnly}</span>;
  return (
    <>
      <TotalAmount value={totals.reduced.total} />
      <small className={styles.under}>{comparing.ifApproved}</small>
    </>
  );
};
