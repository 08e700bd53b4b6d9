import { Switch } from '#design/switch.tsx';
import { type Column, isTakenIn, keyOfLine } from '#quote-comparison/rules/take-in.ts';
import { useAmount } from '#quotes/web/index.ts';
import { InItsLanguage } from '#translations/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useWritten } from '#web/use-written.ts';
import styles from './compare.module.css';
import { Line } from './table-parts.tsx';

export const Total = ({ written, isFirst = false }: { written: string; isFirst?: boolean }) => {
  const amount = useAmount();
  return <b className={isFirst ? styles.total : styles.second}>{amount(written)}</b>;
};

export const Plain = ({ written }: { written: string }) => {
  const amount = useAmount();
  return <span className={styles.plain}>{amount(written)}</span>;
};

export const Reduced = ({ column: { totals, reckonsReduced } }: { column: Column }) => {
  const { comparing } = useStrings().quoting;
  if (!totals.reduced)
    return <span className={styles.none}>{reckonsReduced ? comparing.ownReduced : comparing.fullOnly}</span>;
  return (
    <>
      <Total written={totals.reduced.total} />
      <small className={styles.under}>{comparing.ifApproved}</small>
    </>
  );
};

export const Each = ({ columns }: { columns: readonly Column[] }) => {
  const { quoting } = useStrings();
  const { comparing } = quoting;
  const amount = useAmount();
  const { plain } = useWritten();
  const [first] = columns.flatMap(({ each }) => each ?? []);
  if (!first) return null;
  const unit = quoting.units[first.unit];
  return (
    <Line
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

interface OptionsProps {
  column: Column;
  taken: ReadonlySet<string>;
  onTake: (key: string) => void;
}

export const Options = ({ column, taken, onTake }: OptionsProps) => {
  const { comparing } = useStrings().quoting;
  const amount = useAmount();
  const options = column.lines.filter(({ isOptional }) => isOptional);
  if (options.length === 0) return <span className={styles.quiet}>{comparing.noOptions}</span>;
  return options.map((line) => (
    <div key={line.id} className={styles.take}>
      <Switch
        checked={isTakenIn(column, taken, line.id)}
        disabled={column.state === 'accepted'}
        onChange={() => onTake(keyOfLine(column, line.id))}
        label={
          <>
            <span className={styles.hidden}>{comparing.takeIn}: </span>
            <InItsLanguage text={line.description} told={column.translation} />
          </>
        }
      />
      <small>{amount(line.net)}</small>
    </div>
  ));
};
