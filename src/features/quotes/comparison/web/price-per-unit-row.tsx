import type { ComparisonColumn } from '#features/quotes/comparison/rules/toggle-options.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import styles from './compare.module.css';
import { ComparisonRow } from './comparison-rows.tsx';

export const PricePerUnitRow = ({ columns }: { columns: readonly ComparisonColumn[] }) => {
  const { quoting, comparing } = useStrings();
  const amount = useFormatAmount();
  const { plain } = useDecimalFormat();
  const [first] = columns.flatMap(({ each }) => each ?? []);
  if (!first) return null;
  const unit = quoting.units[first.unit];
  return (
    <ComparisonRow
      name={comparing.forEach(unit)}
      columns={columns}
      renderCell={({ each }) =>
        each && (
          <>
            <span className={styles.plain}>{amount(each.price)}</span>
            <small className={styles.under}>{comparing.reckons(plain(each.quantity), unit)}</small>
          </>
        )
      }
    />
  );
};
