import type { DraftLine } from '#quote-writing/rules/draft.ts';
import type { Conflict } from '#quote-writing/rules/merge.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import styles from './write.module.css';

export type Settle = (conflict: Conflict, choice: 'mine' | 'theirs') => void;

interface SettleProps {
  conflict: Conflict;
  settle: Settle;
}

/** Who has changed it, and when, as far as that is known. */
export const TheyChanged = ({ by }: Pick<Conflict, 'by'>) => {
  const { writing } = useStrings();
  const format = useFormat();
  const now = useNow();
  if (!by) return writing.theyChanged;
  const at = new Date(by.at);
  return writing.theyChangedAt(by.name, format.messageTime(at, now ?? at));
};

/** One press for either. */
export const SettleButtons = ({ conflict, settle }: SettleProps) => {
  const { writing } = useStrings();
  return (
    <>
      <button type="button" data-field="settle" onClick={() => settle(conflict, 'theirs')}>
        {writing.useTheirs}
      </button>
      <button type="button" onClick={() => settle(conflict, 'mine')}>
        {writing.keepMine}
      </button>
    </>
  );
};

/** A line that both have changed: theirs, which is stored, beside mine. */
export const SettleLine = ({ conflict, line, settle }: SettleProps & { line: DraftLine }) => {
  const { quoting, writing } = useStrings();
  const { theirs, by, isMineGone } = conflict;
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
  return (
    <output className={styles.settle}>
      {isLine ? <TheyChanged by={by} /> : writing.theyRemoved} {isMineGone && writing.youRemoved}
      {isLine &&
        !isMineGone &&
        `${writing.theirLine(differing(theirs, line))}. ${writing.yourLine(differing(line, theirs))}.`}
      <SettleButtons conflict={conflict} settle={settle} />
    </output>
  );
};

/** To whom the stored one belongs: somebody else has written another, and has not chosen yet. */
export const ChoosingLine = ({ name }: { name: string }) => {
  const { writing } = useStrings();
  return <output className={styles.settle}>{writing.isChoosing(name)}</output>;
};
