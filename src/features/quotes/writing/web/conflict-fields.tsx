import { sectionLetter } from '#features/quotes/core/rules/quote-content.ts';
import { useFormatDay } from '#features/quotes/core/web/index.ts';
import type { MergeConflict, mergedDraftFields } from '#features/quotes/writing/rules/merge-drafts.ts';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { isIsoDay } from '#kernel/calendar.ts';
import { languageNames } from '#kernel/language.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import { useStrings } from '#web/strings.tsx';
import { type OnResolveConflict, ResolveConflictButtons, WhoChangedText } from './conflict-resolution.tsx';
import type { ChooserNameByField } from './use-writing-presence.ts';
import styles from './write.module.css';

const useFieldNames = (): Partial<Record<string, string>> => {
  const { quoting, writing } = useStrings();
  return {
    object: writing.object,
    site: writing.site,
    intro: writing.intro,
    conditions: writing.conditions,
    validUntil: writing.validUntil,
    startsOn: writing.start,
    paperLanguage: writing.goesOutIn,
    addresseeName: writing.addresseeName,
    addresseeAddress: writing.addresseeAddress,
    durationDays: writing.duration,
    warrantyMonths: writing.warranty,
    exclusions: writing.exclusions,
    inclusions: quoting.includedElsewhere,
    plan: writing.plan,
  } satisfies Partial<Record<keyof QuoteDraft, string>>;
};

type Fields = Pick<QuoteDraft, (typeof mergedDraftFields)[number]>;

/** Formats their side as one reads it: a list item by item. */
const useReadable = () => {
  const { quoting } = useStrings();
  const day = useFormatDay();
  const dayOr = (typed: string | null) => (typed !== null && isIsoDay(typed) ? day(typed) : (typed ?? ''));
  const readers: { [Name in keyof Fields]?: (value: Fields[Name]) => string } = {
    validUntil: dayOr,
    startsOn: dayOr,
    paperLanguage: (language) => languageNames[language],
    plan: (plan) =>
      plan
        .map(({ on, label, percent }) => `${quoting.percent(percent)} ${label || quoting.moments[on]}`)
        .join(', '),
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

interface ConflictFieldsProps {
  draft: QuoteDraft;
  conflicts: readonly MergeConflict[];
  onResolveConflict: OnResolveConflict;
  choosing: ChooserNameByField;
}

/** Conflicts above and below the lines are settled here. */
export const ConflictFields = ({ draft, conflicts, onResolveConflict, choosing }: ConflictFieldsProps) => {
  const { writing } = useStrings();
  const fields = useFieldNames();
  const readable = useReadable();
  const nameOf = (fieldName: string) => {
    const place = /^title (\d+)$/.exec(fieldName)?.[1];
    return place === undefined
      ? fields[fieldName]
      : writing.sectionTitle(sectionLetter(parseWholeNumber(place) ?? 0));
  };
  const mineAt = (fieldName: string): unknown => {
    const place = /^title (\d+)$/.exec(fieldName)?.[1];
    return place === undefined
      ? draft[fieldName as keyof Fields]
      : draft.sections[parseWholeNumber(place) ?? -1]?.title;
  };
  const ofFields = conflicts.filter(
    ({ at, theirs }) => nameOf(at) !== undefined && typeof theirs === 'string',
  );
  const othersChoosing = [...choosing].filter(([fieldName]) => nameOf(fieldName) !== undefined);
  if (ofFields.length + othersChoosing.length === 0) return null;
  return (
    <ul className={styles.settleFields}>
      {ofFields.map((conflict) => (
        <li key={conflict.at} className={styles.settle}>
          <b>{nameOf(conflict.at)}</b> <WhoChangedText by={conflict.by} />{' '}
          {/* Read back from the text it was compared by. */}
          {writing.theirLine(readable(conflict.at, JSON.parse(conflict.theirs as string)))}.{' '}
          {writing.yourLine(readable(conflict.at, mineAt(conflict.at)))}.
          <ResolveConflictButtons conflict={conflict} onResolveConflict={onResolveConflict} />
        </li>
      ))}
      {othersChoosing.map(([fieldName, name]) => (
        <li key={`${fieldName} ${name}`} className={styles.settle}>
          <b>{nameOf(fieldName)}</b> {writing.isChoosing(name)}
        </li>
      ))}
    </ul>
  );
};
