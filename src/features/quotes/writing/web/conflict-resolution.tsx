import type { MergeConflict } from '#features/quotes/writing/rules/merge-drafts.ts';
import type { DraftLine } from '#features/quotes/writing/rules/quote-draft.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import styles from './write.module.css';

export type OnResolveConflict = (conflict: MergeConflict, choice: 'mine' | 'theirs') => void;

interface ResolveConflictProps {
  conflict: MergeConflict;
  onResolveConflict: OnResolveConflict;
}

/** Says who has changed it, and when, if that is known. */
export const WhoChangedText = ({ by }: Pick<MergeConflict, 'by'>) => {
  const { writing } = useStrings();
  const format = useFormat();
  const now = useNow();
  if (!by) return writing.theyChanged;
  const changedAt = new Date(by.at);
  return writing.theyChangedAt(by.name, format.messageTime(changedAt, now ?? changedAt));
};

export const ResolveConflictButtons = ({ conflict, onResolveConflict }: ResolveConflictProps) => {
  const { writing } = useStrings();
  return (
    <>
      <button type="button" data-field="settle" onClick={() => onResolveConflict(conflict, 'theirs')}>
        {writing.useTheirs}
      </button>
      <button type="button" onClick={() => onResolveConflict(conflict, 'mine')}>
        {writing.keepMine}
      </button>
    </>
  );
};

/** Both have changed the line: theirs, which is stored, stands beside mine. */
export const LineConflict = ({
  conflict,
  line,
  onResolveConflict,
}: ResolveConflictProps & { line: DraftLine }) => {
  const { quoting, writing } = useStrings();
  const { theirs, by, isMineGone } = conflict;
  const isLine = theirs !== null && typeof theirs === 'object';
  const readable = (draftLine: DraftLine) => ({
    [quoting.description]: draftLine.description,
    [quoting.kind]: draftLine.kind && quoting.kinds[draftLine.kind],
    [quoting.quantity]: draftLine.quantity,
    [quoting.unit]: draftLine.unit && quoting.units[draftLine.unit],
    [quoting.unitPrice]: draftLine.unitPrice,
    [quoting.discountLong]: draftLine.discountPercent,
    [quoting.vat]: draftLine.vatRate === null ? null : quoting.percent(String(draftLine.vatRate)),
    [writing.optional]: draftLine.isOptional ? writing.yes : writing.no,
    [writing.reduced]: draftLine.mayBeReduced ? writing.yes : writing.no,
  });
  /** Only values in which the two lines differ are shown. */
  const differing = (a: DraftLine, b: DraftLine) => {
    const otherValues = readable(b);
    return Object.entries(readable(a))
      .filter(([name, value]) => (value || '') !== (otherValues[name] || ''))
      .map(([name, value]) => `${name} ${value || quoting.noneStated}`)
      .join(' · ');
  };
  return (
    <output className={styles.settle}>
      {isLine ? <WhoChangedText by={by} /> : writing.theyRemoved} {isMineGone && writing.youRemoved}
      {isLine &&
        !isMineGone &&
        `${writing.theirLine(differing(theirs, line))}. ${writing.yourLine(differing(line, theirs))}.`}
      <ResolveConflictButtons conflict={conflict} onResolveConflict={onResolveConflict} />
    </output>
  );
};

/** The writer of the stored line reads that somebody else has another one and has not chosen yet. */
export const OthersChoosingNotice = ({ name }: { name: string }) => {
  const { writing } = useStrings();
  return <output className={styles.settle}>{writing.isChoosing(name)}</output>;
};
