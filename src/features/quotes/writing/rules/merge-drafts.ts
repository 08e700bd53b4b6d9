import { type NumericLineField, numericLineFields } from '#features/quotes/core/rules/quote-content.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import {
  type CellParsingRules,
  type DraftLine,
  type DraftSection,
  formatCell,
  parseCell,
  type QuoteDraft,
} from './quote-draft.ts';

/**
 * Both have changed the same thing. Theirs is stored, and stays so until somebody here has chosen; mine stands on this
 * screen alone.
 */
export interface MergeConflict {
  /** It is the line's key, the name of a field, or a section's title (`title 0`). */
  at: string;
  /** It is null if they have removed the line, and JSON text for a field. */
  theirs: DraftLine | string | null;
  /** I have removed the line, and they have changed it: it is shown as theirs. */
  isMineGone?: boolean;
  /** It says who has changed it, and when, if that is known. */
  by?: { name: string; at: string };
}

/** However it was typed, '82,5' is '82.50'. */
const numberOf = (name: NumericLineField, text: string, rules: CellParsingRules): string => {
  const number = parseCell(name, text, rules)?.number;
  if (number !== undefined) return formatCell(name, number, rules.language);
  return text.trim() === '' && name === 'discountPercent' ? '0' : text.trim();
};

const contentOf = (line: DraftLine, rules: CellParsingRules) =>
  JSON.stringify({
    ...line,
    key: '',
    id: 0,
    ...Object.fromEntries(numericLineFields.map((name) => [name, numberOf(name, line[name], rules)])),
  });

export const hasSameLineContent = (one: DraftLine, other: DraftLine, rules: CellParsingRules): boolean =>
  one === other || contentOf(one, rules) === contentOf(other, rules);

const linesById = (sections: readonly DraftSection[]) =>
  new Map(
    sections.flatMap(({ lines }) => lines).flatMap((line) => (line.id === null ? [] : [[line.id, line]])),
  );

interface Sides {
  base: ReadonlyMap<number, DraftLine>;
  mine: ReadonlyMap<number, DraftLine>;
  theirs: ReadonlyMap<number, DraftLine>;
  rules: CellParsingRules;
  conflicts: MergeConflict[];
}

/** A line that I have not changed becomes theirs; one that both have changed is a conflict. */
const mergeLine = (mine: DraftLine, { base, theirs, rules, conflicts }: Sides): DraftLine[] => {
  const baseLine = mine.id === null ? undefined : base.get(mine.id);
  if (!baseLine) return [mine];
  const theirLine = theirs.get(baseLine.id ?? 0);
  if (hasSameLineContent(mine, baseLine, rules)) return theirLine ? [{ ...theirLine, key: mine.key }] : [];
  if (!theirLine) {
    conflicts.push({ at: mine.key, theirs: null });
    return [{ ...mine, id: null }];
  }
  if (!hasSameLineContent(theirLine, baseLine, rules) && !hasSameLineContent(theirLine, mine, rules))
    conflicts.push({ at: mine.key, theirs: theirLine });
  return [mine];
};

/** Returns lines that only they have: new ones, and those they changed while I removed them. */
const addedBy = ({ lines }: DraftSection, { base, mine, rules, conflicts }: Sides) =>
  lines.filter((line) => {
    if (mine.has(line.id ?? 0)) return false;
    const baseLine = base.get(line.id ?? 0);
    if (!baseLine) return true;
    if (hasSameLineContent(line, baseLine, rules)) return false;
    conflicts.push({ at: line.key, theirs: line, isMineGone: true });
    return true;
  });

const titleAt = (index: number) => `title ${index}`;
const TITLE = /^title (\d+)$/;

const mergeSections = (
  base: QuoteDraft,
  mine: QuoteDraft,
  theirs: QuoteDraft,
  sides: Sides,
): DraftSection[] => {
  const count = Math.max(mine.sections.length, theirs.sections.length);
  const isAlike = mine.sections.length === base.sections.length;
  return Array.from({ length: count }, (_, index) => {
    const [mySection, theirSection, baseSection] = [
      mine.sections[index],
      theirs.sections[index],
      base.sections[index],
    ];
    const isMine =
      mySection !== undefined && !(isAlike && baseSection && mySection.title === baseSection.title);
    if (
      isMine &&
      isAlike &&
      theirSection &&
      baseSection &&
      theirSection.title !== baseSection.title &&
      theirSection.title !== mySection.title
    )
      sides.conflicts.push({ at: titleAt(index), theirs: JSON.stringify(theirSection.title) });
    return {
      title: (isMine ? mySection.title : theirSection?.title) ?? mySection?.title ?? '',
      lines: [
        ...(mySection?.lines ?? []).flatMap((line) => mergeLine(line, sides)),
        ...(theirSection ? addedBy(theirSection, sides) : []),
      ],
    };
  }).filter(({ title, lines }, index) => title !== '' || lines.length > 0 || index < mine.sections.length);
};

export const mergedDraftFields = [
  'object',
  'site',
  'intro',
  'conditions',
  'validUntil',
  'startsOn',
  'paperLanguage',
  'addresseeName',
  'addresseeAddress',
  'durationDays',
  'warrantyMonths',
  'exclusions',
  'inclusions',
  'plan',
] as const satisfies (keyof QuoteDraft)[];

type MergedField = (typeof mergedDraftFields)[number];

/**
 * Two have changed one draft at the same time. A change by one of them stands; if both have changed the same, mine
 * stays on this screen, and theirs is returned as a conflict: nothing that anybody has written is lost.
 */
export const mergeDrafts = (
  base: QuoteDraft,
  mine: QuoteDraft,
  theirs: QuoteDraft,
  rules: CellParsingRules,
): { draft: QuoteDraft; conflicts: MergeConflict[] } => {
  const conflicts: MergeConflict[] = [];
  const sides: Sides = {
    base: linesById(base.sections),
    mine: linesById(mine.sections),
    theirs: linesById(theirs.sections),
    rules,
    conflicts,
  };
  const merged: QuoteDraft = { ...mine, sections: mergeSections(base, mine, theirs, sides) };
  const take = (field: MergedField) => {
    const [baseValue, myValue, theirValue] = [base[field], mine[field], theirs[field]].map((value) =>
      JSON.stringify(value),
    );
    if (myValue === baseValue) Object.assign(merged, { [field]: theirs[field] });
    else if (theirValue !== baseValue && theirValue !== myValue)
      conflicts.push({ at: field, theirs: theirValue ?? '' });
  };
  for (const field of mergedDraftFields) take(field);
  return { draft: merged, conflicts };
};

/** Returns the value of a conflict about a field or the title of a section. */
const fieldAt = (draft: QuoteDraft, field: string): unknown => {
  const place = TITLE.exec(field)?.[1];
  return place === undefined
    ? draft[field as MergedField]
    : draft.sections[parseWholeNumber(place) ?? -1]?.title;
};

const withField = (draft: QuoteDraft, field: string, value: unknown): QuoteDraft => {
  if (!TITLE.test(field)) return { ...draft, [field]: value };
  return {
    ...draft,
    sections: draft.sections.map((section, place) =>
      titleAt(place) === field ? { ...section, title: value as string } : section,
    ),
  };
};

/** A conflict stays open, beside what is stored by now, as long as the two still differ. */
export const remainingConflicts = (
  previousConflicts: readonly MergeConflict[],
  newConflicts: readonly MergeConflict[],
  { draft, theirs, rules }: { draft: QuoteDraft; theirs: QuoteDraft; rules: CellParsingRules },
): MergeConflict[] => {
  const isNew = new Set(newConflicts.map(({ at }) => at));
  const mine = new Map(draft.sections.flatMap(({ lines }) => lines).map((line) => [line.key, line]));
  const theirLines = linesById(theirs.sections);
  const still = previousConflicts.flatMap((conflict): MergeConflict[] => {
    const { at } = conflict;
    if (isNew.has(at)) return [];
    if (typeof conflict.theirs === 'string') {
      const [myText, theirText] = [fieldAt(draft, at), fieldAt(theirs, at)].map((value) =>
        JSON.stringify(value),
      );
      return myText === undefined || theirText === undefined || myText === theirText
        ? []
        : [{ ...conflict, theirs: theirText }];
    }
    const line = mine.get(at);
    if (!line) return [];
    if (conflict.theirs === null) return [conflict];
    const theirLine = theirLines.get(conflict.theirs.id ?? 0);
    if (!theirLine) return [];
    return hasSameLineContent(line, theirLine, rules) && !conflict.isMineGone
      ? []
      : [{ ...conflict, theirs: theirLine }];
  });
  return [...still, ...newConflicts];
};

const inLine = (draft: QuoteDraft, key: string, change: (line: DraftLine) => DraftLine[]): QuoteDraft => ({
  ...draft,
  sections: draft.sections.map((section) =>
    section.lines.some((line) => line.key === key)
      ? { ...section, lines: section.lines.flatMap((line) => (line.key === key ? change(line) : [line])) }
      : section,
  ),
});

const takeTheirs = (draft: QuoteDraft, { at, theirs }: MergeConflict): QuoteDraft => {
  if (theirs === null) return inLine(draft, at, () => []);
  if (typeof theirs === 'string') return withField(draft, at, JSON.parse(theirs));
  return inLine(draft, at, (line) => [{ ...theirs, key: line.key }]);
};

/** Stores their side of every open conflict, so that nobody's is overwritten before somebody has chosen. */
export const storableDraft = (draft: QuoteDraft, conflicts: readonly MergeConflict[]): QuoteDraft =>
  conflicts.filter(({ isMineGone }) => !isMineGone).reduce(takeTheirs, draft);

export const applyConflictChoice = (
  draft: QuoteDraft,
  conflict: MergeConflict,
  choice: 'mine' | 'theirs',
): QuoteDraft => {
  if (choice === 'mine') return conflict.isMineGone ? inLine(draft, conflict.at, () => []) : { ...draft };
  return conflict.isMineGone ? { ...draft } : takeTheirs(draft, conflict);
};

/** The browser stores my side of open conflicts, so that it outlives a reload. */
export interface StoredConflictChoice {
  /** It is the line's number, 0 if they have removed it, or the name of a field. */
  at: number | string;
  mine: unknown;
}

export const conflictChoicesToStore = (
  draft: QuoteDraft,
  conflicts: readonly MergeConflict[],
): StoredConflictChoice[] =>
  conflicts.flatMap(({ at, theirs, isMineGone }): StoredConflictChoice[] => {
    if (isMineGone) return [];
    if (typeof theirs === 'string') return [{ at, mine: fieldAt(draft, at) }];
    const mine = draft.sections.flatMap(({ lines }) => lines).find(({ key }) => key === at);
    return mine ? [{ at: theirs?.id ?? 0, mine }] : [];
  });

/** Puts my side beside what is stored now, as before the page was loaded again. */
export const restoreConflictChoices = (
  storedDraft: QuoteDraft,
  choices: readonly StoredConflictChoice[],
  rules: CellParsingRules,
): { draft: QuoteDraft; conflicts: MergeConflict[] } => {
  const conflicts: MergeConflict[] = [];
  let draft = storedDraft;
  for (const { at, mine } of choices) {
    if (typeof at === 'string') {
      const theirs = fieldAt(storedDraft, at);
      if (theirs === undefined || JSON.stringify(theirs) === JSON.stringify(mine)) continue;
      conflicts.push({ at, theirs: JSON.stringify(theirs) });
      draft = withField(draft, at, mine);
      continue;
    }
    const myLine = mine as DraftLine;
    const theirs = storedDraft.sections.flatMap(({ lines }) => lines).find(({ id }) => id === at);
    if (theirs && !hasSameLineContent(myLine, theirs, rules)) {
      conflicts.push({ at: theirs.key, theirs });
      draft = inLine(draft, theirs.key, () => [{ ...myLine, id: at, key: theirs.key }]);
    } else if (!theirs) {
      const line = { ...myLine, id: null, key: `kept ${myLine.key}` };
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
