import type { DraftLine } from '#quote-writing/rules/draft.ts';
import type { Conflict } from '#quote-writing/rules/merge.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import type { ChangeLine } from './line-fields.tsx';
import styles from './write.module.css';

interface SettleLineProps {
  conflict: Conflict;
  line: DraftLine;
  onChange: ChangeLine;
  settle: (conflict: Conflict) => void;
}

/** A line that both have changed: theirs beside mine, and one press for either. */
export const SettleLine = ({ conflict, line, onChange, settle }: SettleLineProps) => {
  const { quoting, writing } = useStrings();
  const format = useFormat();
  const now = useNow();
  const { theirs, by } = conflict;
  const isLine = theirs !== null && typeof theirs === 'object';
  const readable = (one: DraftLine) => ({
    [quoting.description]: one.description,
    [quoting.kind]: one.kind && quoting.kinds[one.kind],
    [quoting.quantity]: one.quantity,
    [quoting.unit]: one.unit && quoting.units[one.unit],
    [quoting.unitPrice]: one.unitPrice,
    [quoting.discountLong]: one.discountPercent,
    [quoting.vat]: one.vatRate === null ? null : `${one.vatRate} %`,
    [writing.optional]: one.isOptional ? writing.yes : writing.no,
    [writing.reduced]: one.mayBeReduced ? writing.yes : writing.no,
  });
  /** Of two writings of a line what differs alone. */
  const differing = (one: DraftLine, other: DraftLine) => {
    const others = readable(other);
    return Object.entries(readable(one))
      .filter(([name, value]) => (value || '') !== (others[name] || ''))
      .map(([name, value]) => `${name} ${value || quoting.noneStated}`)
      .join(' · ');
  };
  const at = by && new Date(by.at);
  const when = by && at && writing.theyChangedAt(by.name, format.messageTime(at, now ?? at));
  const takeTheirs = () => {
    if (!isLine) return;
    onChange(line.key, { ...theirs, key: line.key });
    settle(conflict);
  };
  return (
    <p className={styles.settle}>
      {isLine ? (when ?? writing.theyChanged) : writing.theyRemoved}{' '}
      {isLine &&
        `${writing.theirLine(differing(theirs, line))}. ${writing.yourLine(differing(line, theirs))}.`}
      {isLine && (
        <button type="button" onClick={takeTheirs}>
          {writing.useTheirs}
        </button>
      )}
      <button type="button" onClick={() => settle(conflict)}>
        {writing.keepMine}
      </button>
    </p>
  );
};
