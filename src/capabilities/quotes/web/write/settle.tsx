import type { Conflict } from '#quotes/rules/merge.ts';
import { useStrings } from '#web/strings.tsx';
import type { ChangeLine } from './line-fields.tsx';
import styles from './write.module.css';

interface SettleLineProps {
  conflict: Conflict;
  lineKey: string;
  onChange: ChangeLine;
  settle: (conflict: Conflict) => void;
}

/** A line that both have changed: theirs beside mine, and one press for either. */
export const SettleLine = ({ conflict, lineKey, onChange, settle }: SettleLineProps) => {
  const { quoting, writing } = useStrings();
  const { theirs } = conflict;
  const isLine = theirs !== null && typeof theirs === 'object';
  const told = isLine
    ? [theirs.description, theirs.quantity, theirs.unit && quoting.units[theirs.unit], theirs.unitPrice]
    : [];
  const takeTheirs = () => {
    if (!isLine) return;
    onChange(lineKey, { ...theirs, key: lineKey });
    settle(conflict);
  };
  return (
    <p className={styles.settle}>
      {isLine ? writing.theyChanged : writing.theyRemoved}{' '}
      {isLine && writing.theirLine(told.filter(Boolean).join(' · '))}
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
