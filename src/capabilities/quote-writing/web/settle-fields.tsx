import type { Draft } from '#quote-writing/rules/draft.ts';
import type { Conflict, mergedFields } from '#quote-writing/rules/merge.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import styles from './write.module.css';

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

type Fields = Pick<Draft, (typeof mergedFields)[number]>;

/** Theirs as one reads it: of a list each of its items. */
const useReadable = () => {
  const { quoting } = useStrings();
  const readers: { [Name in keyof Fields]?: (value: Fields[Name]) => string } = {
    plan: (plan) =>
      plan.map(({ on, label, percent }) => `${percent} % ${label || quoting.moments[on]}`).join(', '),
    exclusions: (out) => out.map(({ kind, text }) => `${quoting.kinds[kind]}: ${text}`).join(', '),
    inclusions: (within) =>
      within
        .map(({ kind, inKind }) => `${quoting.kinds[kind]}: ${quoting.includedIn(quoting.kinds[inKind])}`)
        .join(', '),
    site: ({ street, postalCode, commune, builtYear }) =>
      [street, postalCode, commune, builtYear].filter(Boolean).join(', '),
  };
  return (name: string, value: unknown): string => {
    const read = readers[name as keyof Fields] as ((value: unknown) => string) | undefined;
    if (value === null || value === '') return quoting.noneStated;
    if (read) return read(value) || quoting.noneStated;
    return typeof value === 'number' ? String(value) : (value as string);
  };
};

interface SettleFieldsProps {
  conflicts: readonly Conflict[];
  change: (next: (draft: Draft) => Draft) => void;
  settle: (conflict: Conflict) => void;
}

/** The same for what stands above and below the lines. */
export const SettleFields = ({ conflicts, change, settle }: SettleFieldsProps) => {
  const { writing } = useStrings();
  const names = useFieldNames();
  const readable = useReadable();
  const format = useFormat();
  const now = useNow();
  const ofFields = conflicts.filter(
    ({ at, theirs }) => names[at] !== undefined && typeof theirs === 'string',
  );
  if (ofFields.length === 0) return null;
  return (
    <ul className={styles.settleFields}>
      {ofFields.map((conflict) => {
        // Read back from the text it was compared by.
        const value: unknown = JSON.parse(conflict.theirs as string);
        return (
          <li key={conflict.at} className={styles.settle}>
            <b>{names[conflict.at]}</b>{' '}
            {conflict.by
              ? writing.theyChangedAt(
                  conflict.by.name,
                  format.messageTime(new Date(conflict.by.at), now ?? new Date(conflict.by.at)),
                )
              : writing.theyChanged}{' '}
            {writing.theirLine(readable(conflict.at, value))}
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
