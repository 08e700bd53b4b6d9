import { decimalOf } from '#kernel/decimal.ts';
import { PLACES } from '#quotes/rules/sums.ts';
import { type Draft, type DraftLine, type DraftSection, typedNumber } from './draft.ts';

/** Both have changed the same thing: mine stands, and theirs is shown beside it. */
export interface Conflict {
  /** The line's key, or the name of a field. */
  at: string;
  /** Null where they have taken the line away. */
  theirs: DraftLine | string | null;
  /** Who has, and when, where that is known. */
  by?: { name: string; at: string };
}

/** However it was typed: '82,5' is '82.50'. */
const numberOf = (typed: string, places: number): string => {
  const written = typedNumber(typed, places, 'anything');
  return written === null ? typed.trim() : String(decimalOf(written, places));
};

const contentOf = (line: DraftLine) =>
  JSON.stringify({
    ...line,
    key: '',
    id: 0,
    quantity: numberOf(line.quantity, PLACES.quantity),
    unitPrice: numberOf(line.unitPrice, PLACES.price),
    discountPercent: numberOf(line.discountPercent || '0', PLACES.percent),
  });

const isSame = (one: DraftLine, other: DraftLine) => contentOf(one) === contentOf(other);

const linesById = (sections: readonly DraftSection[]) =>
  new Map(
    sections.flatMap(({ lines }) => lines).flatMap((line) => (line.id === null ? [] : [[line.id, line]])),
  );

type Known = ReadonlyMap<number, DraftLine>;

/** What becomes of a line of mine. */
const mergeLine = (mine: DraftLine, base: Known, theirs: Known, conflicts: Conflict[]): DraftLine[] => {
  const before = mine.id === null ? undefined : base.get(mine.id);
  if (!before) return [mine];
  const other = theirs.get(before.id ?? 0);
  if (isSame(mine, before)) return other ? [{ ...other, key: mine.key }] : [];
  if (!other) {
    conflicts.push({ at: mine.key, theirs: null });
    return [{ ...mine, id: null }];
  }
  if (!isSame(other, before) && !isSame(other, mine)) conflicts.push({ at: mine.key, theirs: other });
  return [mine];
};

/** What they have written that I do not have: new lines, and such as I took away while they changed them. */
const addedBy = (theirs: DraftSection, { base, mine }: { base: Known; mine: Known }) =>
  theirs.lines.filter((line) => {
    const before = base.get(line.id ?? 0);
    if (!before) return !mine.has(line.id ?? 0);
    return !mine.has(line.id ?? 0) && !isSame(line, before);
  });

const mergeSections = (base: Draft, mine: Draft, theirs: Draft, conflicts: Conflict[]): DraftSection[] => {
  const known = { base: linesById(base.sections), mine: linesById(mine.sections) };
  const others = linesById(theirs.sections);
  const count = Math.max(mine.sections.length, theirs.sections.length);
  const isAlike = mine.sections.length === base.sections.length;
  return Array.from({ length: count }, (_, at) => {
    const [own, other, before] = [mine.sections[at], theirs.sections[at], base.sections[at]];
    const isMine = own !== undefined && !(isAlike && before && own.title === before.title);
    return {
      title: (isMine ? own.title : other?.title) ?? own?.title ?? '',
      lines: [
        ...(own?.lines ?? []).flatMap((line) => mergeLine(line, known.base, others, conflicts)),
        ...(other ? addedBy(other, known) : []),
      ],
    };
  }).filter(({ title, lines }, at) => title !== '' || lines.length > 0 || at < mine.sections.length);
};

export const mergedFields = [
  'object',
  'site',
  'intro',
  'conditions',
  'validUntil',
  'startsOn',
  'durationDays',
  'warrantyMonths',
  'exclusions',
  'inclusions',
  'plan',
] as const satisfies (keyof Draft)[];

/**
 * Two have changed one draft at the same time. What one of them has changed stands; where both have changed the same,
 * mine does, and theirs is handed out: nothing that anybody has written is lost.
 */
export const mergeDrafts = (
  base: Draft,
  mine: Draft,
  theirs: Draft,
): { draft: Draft; conflicts: Conflict[] } => {
  const conflicts: Conflict[] = [];
  const merged: Draft = { ...mine, sections: mergeSections(base, mine, theirs, conflicts) };
  const take = (field: (typeof mergedFields)[number]) => {
    const [before, own, other] = [base[field], mine[field], theirs[field]].map((value) =>
      JSON.stringify(value),
    );
    if (own === before) Object.assign(merged, { [field]: theirs[field] });
    else if (other !== before && other !== own) conflicts.push({ at: field, theirs: other ?? '' });
  };
  for (const field of mergedFields) take(field);
  return { draft: merged, conflicts };
};
