import type { ReactNode } from 'react';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import {
  type CellWithOptions,
  type ComparisonColumn,
  parseCents,
} from '#features/quotes/comparison/rules/toggle-options.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import type { LineKind } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import { percentForDrawing } from '#kernel/decimal.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import { useFormat } from '#web/use-format.ts';
import { AmountBar } from './amount-bar.tsx';
import styles from './compare.module.css';

interface KindCellProps {
  kind: LineKind;
  column: ComparisonColumn;
  cell: CellWithOptions | undefined;
  largest: bigint;
  onAsk: () => void;
  askLabel: string;
}

/** A kind that the quote does not mention stays empty and is hatched. */
export const LineKindCell = (props: KindCellProps) => {
  const content = useKindContent(props);
  return <td className={props.cell?.state === 'silent' ? styles.silent : undefined}>{content}</td>;
};

const useKindContent = ({ kind, column, cell, largest, onAsk, askLabel }: KindCellProps): ReactNode => {
  const { quoting, comparing } = useStrings();
  const amount = useFormatAmount();
  const format = useFormat();
  if (!cell) return null;
  const { askedAt } = column.askedAbout.find((question) => question.kind === kind) ?? {};
  const { state, net, inKind, isTaken, lines } = cell;
  if (state === 'silent')
    return (
      <div>
        <span className={styles.silentWord}>
          <Icon name="alert" size="small" />
          {comparing.cellSilent}
        </span>
        {column.mayAccept &&
          (askedAt === undefined ? (
            <button type="button" aria-label={askLabel} onClick={onAsk}>
              {quoting.askLine}
            </button>
          ) : (
            <span className={styles.asked}>
              {quoting.askedOn(format.dayAndMonth(dayOf(new Date(askedAt))))}
            </span>
          ))}
      </div>
    );
  if (state === 'included')
    return (
      <span className={styles.inside}>
        <Icon name="check" size="small" />
        {inKind && comparing.cellIncluded(quoting.kinds[inKind])}
      </span>
    );
  if (state === 'excluded')
    return (
      <span className={styles.leftOut}>
        <Icon name="cross" size="small" />
        {comparing.cellExcluded}
      </span>
    );
  return (
    <details>
      {state === 'optional' ? (
        <summary className={classNames(styles.maybe, isTaken && styles.isTaken)}>
          <span>{isTaken ? comparing.cellTaken : comparing.cellOptional}</span> <b>{amount(net ?? '0')}</b>
        </summary>
      ) : (
        <summary className={styles.sum}>
          <span className={styles.dimension}>
            <AmountBar percent={percentForDrawing(parseCents(net ?? '0'), largest)} />
          </span>
          <b>{amount(net ?? '0')}</b>
        </summary>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <KindLine key={line.id} line={line} translation={column.translation} />
        ))}
      </ul>
    </details>
  );
};

interface KindLineProps {
  line: ComparisonColumn['lines'][number];
  translation: ComparisonColumn['translation'];
}

const KindLine = ({ line, translation }: KindLineProps) => {
  const { quoting, comparing } = useStrings();
  const amount = useFormatAmount();
  const { plain, price } = useDecimalFormat();
  const { description, quantity, unit, unitPrice, isOptional, net } = line;
  return (
    <li>
      <span>
        <TextInItsLanguage text={description} offer={translation} />
        <small>
          {quantity && unit && unitPrice
            ? comparing.perQuantity(plain(quantity), quoting.units[unit], price(unitPrice))
            : ''}
          {isOptional && ` · ${quoting.optionalTag}`}
        </small>
      </span>
      <span>{amount(net)}</span>
    </li>
  );
};
