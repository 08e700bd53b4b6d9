import { readWhole } from '#kernel/whole-number.ts';
import { type LineNumber, lineNumbers } from '#quotes/rules/paper.ts';
import { type CellRules, cellOf, type Draft, type DraftLine, type DraftSection, readCell } from './draft.ts';

/**
 * Both have changed the same thing. Theirs is what is stored, and stays so until somebody here has chosen; mine stands on
 * this screen alone.
 */
export interface Conflict {
  /** The line's key, or the name of a field, or of a section's title (`title 0`). */
  at: string;
  /** Null where they have taken the line away. A field's is text of JSON. */
  theirs: DraftLine | string | null;
  /** I have taken the line away, and they have changed it: it is shown as theirs. */
  isMineGone?: boolean;
  /** Who has, and when, where that is known. */
  by?: { name: string; at: string };
}

/** However it was typed: '82,5' is '82.50'. */
const numberOf = (name: LineNumber, typed: string, rules: CellRules): string => {
  const number = readCell(name, typed, rules)?.number;
  if (number !== undefined) return cellOf(name, number, rules.language);
  return typed.trim() === '' && name === 'discountPercent' ? '0' : typed.trim();
};

const contentOf = (line: DraftLine, rules: CellRules) =>
  JSON.stringify({
    ...line,
    key: '',
    id: 0,
    ...Object.fromEntries(lineNumbers.map((name) => [name, numberOf(name, line[name], rules)])),
  });

export const isSameLine = (one: DraftLine, other: DraftLine, rules: CellRules): boolean =>
  one === other || contentOf(one, rules) === contentOf(other, rules);

const linesById = (sections: readonly DraftSection[]) =>
  new Map(
    sections.flatMap(({ lines }) => lines).flatMap((line) => (line.id === null ? [] : [[line.id, line]])),
  );

interface Sides {
  base: ReadonlyMap<number, DraftLine>;
  mine: ReadonlyMap<number, DraftLine>;
  theirs: ReadonlyMap<number, DraftLine>;
  rules: CellRules;
  conflicts: Conflict[];
}

/** What becomes of a line of mine. */
const mergeLine = (mine: DraftLine, { base, theirs, rules, conflicts }: Sides): DraftLine[] => {
  const before = mine.id === null ? undefined : base.get(mine.id);
  if (!before) return [mine];
  const other = theirs.get(before.id ?? 0);
  if (isSameLine(mine, before, rules)) return other ? [{ ...other, key: mine.key }] : [];
  if (!other) {
    conflicts.push({ at: mine.key, theirs: null });
    return [{ ...mine, id: null }];
  }
  if (!isSameLine(other, before, rules) && !isSameLine(other, mine, rules))
    conflicts.push({ at: mine.key, theirs: other });
  return [mine];
};

/** What they have written that I do not have: new lines, and such as I took away while they changed them. */
const addedBy = ({ lines }: DraftSection, { base, mine, rules, conflicts }: Sides) =>
  lines.filter((line) => {
    if (mine.has(line.id ?? 0)) return false;
    const before = base.get(line.id ?? 0);
    if (!before) return true;
    if (isSameLine(line, before, rules)) return false;
    conflicts.push({ at: line.key, theirs: line, isMineGone: true });
    return true;
  });

const titleAt = (at: number) => `title ${at}`;
const TITLE = /^title (\d+)$/;

const mergeSections = (base: Draft, mine: Draft, theirs: Draft, sides: Sides): DraftSection[] => {
  const count = Math.max(mine.sections.length, theirs.sections.length);
  const isAlike = mine.sections.length === base.sections.length;
  return Array.from({ length: count }, (_, at) => {
    const [own, other, before] = [mine.sections[at], theirs.sections[at], base.sections[at]];
    const isMine = own !== undefined && !(isAlike && before && own.title === before.title);
    if (isMine && isAlike && other && before && other.title !== before.title && other.title !== own.title)
      sides.conflicts.push({ at: titleAt(at), theirs: JSON.stringify(other.title) });
    return {
      title: (isMine ? own.title : other?.title) ?? own?.title ?? '',
      lines: [
        ...(own?.lines ?? []).flatMap((line) => mergeLine(line, sides)),
        ...(other ? addedBy(other, sides) : []),
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
  'paperLanguage',
  'durationDays',
  'warrantyMonths',
  'exclusions',
  'inclusions',
  'plan',
] as const satisfies (keyof Draft)[];

type MergedField = (typeof mergedFields)[number];

/**
 * Two have changed one draft at the same time. What one of them has changed stands; where both have changed the same,
 * mine does on this screen, and theirs is handed out: nothing that anybody has written is lost.
 */
export const mergeDrafts = (
  base: Draft,
  mine: Draft,
  theirs: Draft,
  rules: CellRules,
): { draft: Draft; conflicts: Conflict[] } => {
  const conflicts: Conflict[] = [];
  const sides: Sides = {
    base: linesById(base.sections),
    mine: linesById(mine.sections),
    theirs: linesById(theirs.sections),
    rules,
    conflicts,
  };
  const merged: Draft = { ...mine, sections: mergeSections(base, mine, theirs, sides) };
  const take = (field: MergedField) => {
    const [before, own, other] = [base[field], mine[field], theirs[field]].map((value) =>
      JSON.stringify(value),
    );
    if (own === before) Object.assign(merged, { [field]: theirs[field] });
    else if (other !== before && other !== own) conflicts.push({ at: field, theirs: other ?? '' });
  };
  for (const field of mergedFields) take(field);
  return { draft: merged, conflicts };
};

/** What a conflict that is of no line is about. */
const fieldAt = (draft: Draft, at: string): unknown => {
  const place = TITLE.exec(at)?.[1];
  return place === undefined ? draft[at as MergedField] : draft.sections[readWhole(place) ?? -1]?.title;
};

const withField = (draft: Draft, at: string, value: unknown): Draft => {
  if (!TITLE.test(at)) return { ...draft, [at]: value };
  return {
    ...draft,
    sections: draft.sections.map((section, place) =>
      titleAt(place) === at ? { ...section, title: value as string } : section,
    ),
  };
};

/** What was open stays open, beside what is stored by now, as long as the two still differ. */
export const openConflicts = (
  before: readonly Conflict[],
  found: readonly Conflict[],
  { draft, theirs, rules }: { draft: Draft; theirs: Draft; rules: CellRules },
): Conflict[] => {
  const isNew = new Set(found.map(({ at }) => at));
  const mine = new Map(draft.sections.flatMap(({ lines }) => lines).map((line) => [line.key, line]));
  const others = linesById(theirs.sections);
  const still = before.flatMap((conflict): Conflict[] => {
    const { at } = conflict;
    if (isNew.has(at)) return [];
    if (typeof conflict.theirs === 'string') {
      const [own, other] = [fieldAt(draft, at), fieldAt(theirs, at)].map((value) => JSON.stringify(value));
      return own === undefined || other === undefined || own === other
        ? []
        : [{ ...conflict, theirs: other }];
    }
    const line = mine.get(at);
    if (!line) return [];
    if (conflict.theirs === null) return [conflict];
    const other = others.get(conflict.theirs.id ?? 0);
    if (!other) return [];
    return isSameLine(line, other, rules) && !conflict.isMineGone ? [] : [{ ...conflict, theirs: other }];
  });
  return [...still, ...found];
};

const inLine = (draft: Draft, key: string, change: (line: DraftLine) => DraftLine[]): Draft => ({
  ...draft,
  sections: draft.sections.map((section) =>
    section.lines.some((line) => line.key === key)
      ? { ...section, lines: section.lines.flatMap((line) => (line.key === key ? change(line) : [line])) }
      : section,
  ),
});

const takeTheirs = (draft: Draft, { at, theirs }: Conflict): Draft => {
  if (theirs === null) return inLine(draft, at, () => []);
  if (typeof theirs === 'string') return withField(draft, at, JSON.parse(theirs));
  return inLine(draft, at, (line) => [{ ...theirs, key: line.key }]);
};

/** What may be stored: of all that waits for a choice, theirs. Nobody's is written over before somebody has chosen. */
export const storableDraft = (draft: Draft, conflicts: readonly Conflict[]): Draft =>
  conflicts.filter(({ isMineGone }) => !isMineGone).reduce(takeTheirs, draft);

export const settleConflict = (draft: Draft, conflict: Conflict, choice: 'mine' | 'theirs'): Draft => {
  if (choice === 'mine') return conflict.isMineGone ? inLine(draft, conflict.at, () => []) : { ...draft };
  return conflict.isMineGone ? { ...draft } : takeTheirs(draft, conflict);
};

/** What I have written and nobody has chosen yet: kept in this browser, so that it outlives a reload. */
export interface KeptChoice {
  /** The line's number, 0 where they have taken it away, or the name of a field. */
  at: number | string;
  mine: unknown;
}

export const choicesToKeep = (draft: Draft, conflicts: readonly Conflict[]): KeptChoice[] =>
  conflicts.flatMap(({ at, theirs, isMineGone }): KeptChoice[] => {
    if (isMineGone) return [];
    if (typeof theirs === 'string') return [{ at, mine: fieldAt(draft, at) }];
    const mine = draft.sections.flatMap(({ lines }) => lines).find(({ key }) => key === at);
    return mine ? [{ at: theirs?.id ?? 0, mine }] : [];
  });

/** As it was before the page was loaded again: mine beside what is stored now. */
export const withKeptChoices = (
  stored: Draft,
  kept: readonly KeptChoice[],
  rules: CellRules,
): { draft: Draft; conflicts: Conflict[] } => {
  const conflicts: Conflict[] = [];
  let draft = stored;
  for (const { at, mine } of kept) {
    if (typeof at === 'string') {
      const theirs = fieldAt(stored, at);
      if (theirs === undefined || JSON.stringify(theirs) === JSON.stringify(mine)) continue;
      conflicts.push({ at, theirs: JSON.stringify(theirs) });
      draft = withField(draft, at, mine);
      continue;
    }
    const own = mine as DraftLine;
    const theirs = stored.sections.flatMap(({ lines }) => lines).find(({ id }) => id === at);
    if (theirs && !isSameLine(own, theirs, rules)) {
      conflicts.push({ at: theirs.key, theirs });
      draft = inLine(draft, theirs.key, () => [{ ...own, id: at, key: theirs.key }]);
    } else if (!theirs) {
      const line = { ...own, id: null, key: `kept ${own.key}` };
      conflicts.push({ at: line.key, theirs: null });
      const last = draft.sections.length - 1;
      draft = {
        ...draft,
        sections: draft.sections.map((section, place) =>
          place === last ? { ...section, lines: [...section.lines, line] } : section,
        ),
      };
    }
  }
  return { draft, conflicts };
};
