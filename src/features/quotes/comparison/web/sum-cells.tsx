import { Switch } from '#design/switch.tsx';
import {
  type ComparisonColumn,
  comparisonLineKey,
  isOptionSelectedIn,
} from '#features/quotes/comparison/rules/toggle-options.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useNumberFormat } from '#web/use-number-format.ts';
import styles from './compare.module.css';
import { ComparisonRow } from './comparison-rows.tsx';

export const TotalAmount = ({ value, isFirst = false }: { value: string; isFirst?: boolean }) => {
  const amount = useFormatAmount();
  return <b className={isFirst ? styles.total : styles.second}>{amount(value)}</b>;
};

export const PlainAmount = ({ value }: { value: string }) => {
  const amount = useFormatAmount();
  return <span className={styles.plain}>{amount(value)}</span>;
};

export const ReducedAmount = ({ column: { totals, reckonsReduced } }: { column: ComparisonColumn }) => {
  const { comparing } = useStrings().quoting;
  if (!totals.reduced)
    return <span className={styles.none}>{reckonsReduced ? comparing.ownReduced : comparing.fullOnly}</span>;
  return (
    <>
      <TotalAmount value={totals.reduced.total} />
      <small className={styles.under}>{comparing.ifApproved}</small>
    </>
  );
};

export const PricePerUnitRow = ({ columns }: { columns: readonly ComparisonColumn[] }) => {
  const { quoting } = useStrings();
  const { comparing } = quoting;
  const amount = useFormatAmount();
  const { plain } = useNumberFormat();
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

interface OptionTogglesProps {
  column: ComparisonColumn;
  selectedOptions: ReadonlySet<string>;
  onTake: (key: string) => void;
}

export const OptionToggles = ({ column, selectedOptions, onTake }: OptionTogglesProps) => {
  const { comparing } = useStrings().quoting;
  const amount = useFormatAmount();
  const options = column.lines.filter(({ isOptional }) => isOptional);
  if (options.length === 0) return <span className={styles.quiet}>{comparing.noOptions}</span>;
  return options.map((line) => (
    <div key={line.id} className={styles.take}>
      <Switch
        checked={isOptionSelectedIn(column, selectedOptions, line.id)}
        disabled={column.state === 'accepted'}
        onChange={() => onTake(comparisonLineKey(column, line.id))}
        label={
          <>
            <span className={styles.hidden}>{comparing.takeIn}: </span>
            <TextInItsLanguage text={line.description} offer={column.translation} />
          </>
        }
      />
      <small>{amount(line.net)}</small>
    </div>
  ));
};
