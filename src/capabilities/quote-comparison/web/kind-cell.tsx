import { type ReactNode } from 'react';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { drawnPercent } from '#kernel/decimal.ts';
import { useAmount } from '#quotes/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { type Cell, type Column, cents, keyOf } from './columns.ts';
import styles from './compare.module.css';
import { DimensionLine } from './dimension-line.tsx';

interface KindCellProps {
  column: Column;
  cell: Cell | undefined;
  largest: bigint;
  taken: ReadonlySet<string>;
  onAsk: () => void;
  askLabel: string;
}

/** What a quote says of a kind: a sum, a word, or nothing, which is hatched. */
export const KindCell = (props: KindCellProps) => {
  const content = useKindContent(props);
  return <td className={props.cell?.state === 'silent' ? styles.silent : undefined}>{content}</td>;
};

const useKindContent = ({ column, cell, largest, taken, onAsk, askLabel }: KindCellProps): ReactNode => {
  const { quoting } = useStrings();
  const amount = useAmount();
  if (!cell) return null;
  const { state, net, inKind, lineIds } = cell;
  if (state === 'silent')
    return (
      <div>
        <span className={styles.silentWord}>
          <Icon name="alert" size="small" />
          {quoting.cellSilent}
        </span>
        {column.mayAccept && (
          <button type="button" aria-label={askLabel} onClick={onAsk}>
            {quoting.askLine}
          </button>
        )}
      </div>
    );
  if (state === 'included')
    return (
      <span className={styles.inside}>
        <Icon name="check" size="small" />
        {inKind && quoting.cellIncluded(quoting.kinds[inKind])}
      </span>
    );
  if (state === 'excluded')
    return (
      <span className={styles.leftOut}>
        <Icon name="cross" size="small" />
        {quoting.cellExcluded}
      </span>
    );
  const lines = column.lines.filter(({ id }) => lineIds.includes(id));
  if (state === 'optional') {
    const isTaken = lines.every(({ id }) => taken.has(keyOf(column, id)));
    return (
      <span className={classNames(styles.maybe, isTaken && styles.isTaken)}>
        <span>{isTaken ? quoting.cellTaken : quoting.cellOptional}</span>
        <b>{amount(net ?? '0')}</b>
      </span>
    );
  }
  return (
    <details>
      <summary className={styles.sum}>
        <span className={styles.dimension}>
          <DimensionLine percent={drawnPercent(cents(net ?? '0'), largest)} />
        </span>
        <b>{amount(net ?? '0')}</b>
      </summary>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.description}
              <small>
                {line.quantity && line.unit && line.unitPrice
                  ? quoting.perQuantity(line.quantity, quoting.units[line.unit], amount(line.unitPrice))
                  : ''}
                {line.isOptional && ` · ${quoting.optionalTag}`}
              </small>
            </span>
            <span>{amount(line.net)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
