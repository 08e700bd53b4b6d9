import type { Draft } from '#quotes/rules/draft.ts';
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

const useFieldNames = (): Partial<Record<string, string>> => {
  const { writing } = useStrings();
  return {
    object: writing.object,
    site: writing.site,
    intro: writing.intro,
    conditions: writing.conditions,
    validUntil: writing.validUntil,
    startsOn: writing.start,
    durationDays: writing.duration,
    warrantyMonths: writing.warranty,
    exclusions: writing.exclusions,
    inclusions: writing.exclusions,
    plan: writing.plan,
  } satisfies Partial<Record<keyof Draft, string>>;
};

/** What one reads of it: of lists and the like that it is another says enough. */
const readable = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

interface SettleFieldsProps {
  conflicts: readonly Conflict[];
  change: (next: (draft: Draft) => Draft) => void;
  settle: (conflict: Conflict) => void;
}

/** The same for what stands above and below the lines. */
export const SettleFields = ({ conflicts, change, settle }: SettleFieldsProps) => {
  const { writing } = useStrings();
  const names = useFieldNames();
  const ofFields = conflicts.filter(
    ({ at, theirs }) => names[at] !== undefined && typeof theirs === 'string',
  );
  if (ofFields.length === 0) return null;
  return (
    <ul className={styles.settleFields}>
      {ofFields.map((conflict) => {
        const value: unknown = JSON.parse(conflict.theirs as string);
        const written = readable(value);
        return (
          <li key={conflict.at} className={styles.settle}>
            <b>{names[conflict.at]}</b> {writing.theyChanged} {written && writing.theirLine(written)}
            <button
              type="button"
              onClick={() => {
                change((before) => ({ ...before, [conflict.at]: value }));
                settle(conflict);
              }}
            >
              {writing.useTheirs}
            </button>
            <button type="button" onClick={() => settle(conflict)}>
              {writing.keepMine}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
