import { type RefObject, useEffect, useRef } from 'react';
import { Notice } from '#design/notice.tsx';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import {
  findContentFaults,
  linesOfSections,
  mustStateSite,
  type QuoteContentFault,
} from '#features/quotes/core/rules/quote-content.ts';
import type { MergeConflict } from '#features/quotes/writing/rules/merge-drafts.ts';
import {
  type CellParsingRules,
  findUnreadableHeadFields,
  parseDay,
  parseDraftLine,
  parsePlanPart,
  type QuoteDraft,
} from '#features/quotes/writing/rules/quote-draft.ts';
import { dayOf } from '#kernel/calendar.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './write.module.css';

export interface FieldToFixData {
  /** A conflict that waits for a choice is 'unsettled'. */
  fault: QuoteContentFault | 'unsettled';
  /** It is the name of the field; a line's field also has the key of its line. */
  field: string;
  line: string | null;
}

/** A quote of 300 bare lines lacks more than anybody reads at once. */
const MOST_NAMED = 8;

const LINE_PATH = /^sections\.(\d+)\.lines\.(\d+)\.(\w+)$/;

/** Checks the draft on the screen by the rules that the server applies too. */
export const findFieldsToFix = (draft: QuoteDraft, quote: Quote, rules: CellParsingRules): FieldToFixData[] =>
  findContentFaults(
    {
      object: draft.object.trim(),
      validUntil: parseDay(draft.validUntil),
      commune: draft.site.commune || null,
      isMainResidence: draft.site.isMainResidence,
      unreadable: findUnreadableHeadFields(draft),
      plan: draft.plan.map((part) => parsePlanPart(part, rules)),
      sections: draft.sections.map(({ title, lines }) => ({
        title,
        lines: lines.map((line) => ({
          kind: line.kind,
          description: line.description.trim(),
          unit: line.unit,
          ...parseDraftLine(line, rules),
        })),
      })),
    },
    {
      today: dayOf(new Date()),
      rates: quote.rates,
      isChange: quote.isChange,
      statesSite: mustStateSite(quote),
    },
  ).map(([path, fault]) => {
    const [, section, place, field] = LINE_PATH.exec(path) ?? [];
    const line =
      field === undefined
        ? undefined
        : draft.sections[parseWholeNumber(section ?? '') ?? -1]?.lines[parseWholeNumber(place ?? '') ?? -1];
    return { fault, field: field ?? path, line: line?.key ?? null };
  });

/** An open conflict keeps the quote from being sent as well. */
export const findUnresolvedFields = (
  draft: QuoteDraft,
  conflicts: readonly MergeConflict[],
): FieldToFixData[] => {
  const keys = new Set(linesOfSections(draft.sections).map(({ key }) => key));
  return conflicts.map(({ at }) => ({
    fault: 'unsettled',
    field: 'settle',
    line: keys.has(at) ? at : null,
  }));
};

/** Returns the names of a line's fields that lack something, separated by spaces. */
export const fieldNamesToFixInLine = (missingFields: readonly FieldToFixData[], key: string): string =>
  missingFields
    .filter(({ line }) => line === key)
    .map(({ field }) => field)
    .join(' ');

/** Focuses a field where no bar lies over it; returns false if it is not on the screen. */
const focusField = ({ field, line }: FieldToFixData): boolean => {
  const within = line === null ? '' : `[data-line="${CSS.escape(line)}"] `;
  const element = [...document.querySelectorAll<HTMLElement>(`${within}[data-field="${field}"]`)].find(
    (candidate) => candidate.checkVisibility(),
  );
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
  return element !== undefined;
};

/** On a phone the field of a line stands in its sheet, which opens. */
const goTo = (item: FieldToFixData) => {
  if (focusField(item)) return;
  document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(item.line ?? '')}"]`)?.click();
  // The sheet is there once the press has been dealt with.
  setTimeout(() => focusField(item));
};

const nameOf = ({ line, field, fault }: FieldToFixData) => `${line} ${field} ${fault}`;

/**
 * Each call leads to the next of the missing company's facts, then of the fields, and begins again after the last.
 * One that was filled in meanwhile is gone from the list: the first that remains is next.
 */
export const useGoToNextField = (
  fieldsToFix: readonly FieldToFixData[],
  facts: RefObject<HTMLElement | null>,
) => {
  const last = useRef<string | null>(null);
  return () => {
    const links = [...(facts.current?.querySelectorAll('a') ?? [])];
    const stops = [
      ...links.map((link) => ({ name: link.href, go: () => link.focus() })),
      ...fieldsToFix.map((item) => ({ name: nameOf(item), go: () => goTo(item) })),
    ];
    const next = stops[stops.findIndex(({ name }) => name === last.current) + 1] ?? stops[0];
    last.current = next?.name ?? null;
    next?.go();
  };
};

interface FieldsToFixProps {
  draft: QuoteDraft;
  fieldsToFix: readonly FieldToFixData[];
  /** The list takes the focus each time somebody tries to send. */
  tries: number;
}

/** Each missing field comes with the way there. */
export const FieldsToFixList = ({ draft, fieldsToFix: missingFields, tries }: FieldsToFixProps) => {
  const { quotes, writing } = useStrings();
  const list = useRef<HTMLUListElement>(null);
  const isShown = tries > 0 && missingFields.length > 0;
  useEffect(() => {
    if (tries > 0) list.current?.querySelector('button')?.focus();
  }, [tries]);
  if (!isShown) return null;
  const keys = linesOfSections(draft.sections).map(({ key }) => key);
  const textOf = ({ line, fault }: FieldToFixData) => {
    const text = fault === 'unsettled' ? writing.settleFirst : quotes[fault];
    return line === null ? text : writing.faultOfLine(keys.indexOf(line) + 1, text);
  };
  return (
    <div className={styles.facts}>
      <Notice
        role="alert"
        title={writing.notWhole}
        text={writing.missing(missingFields.length)}
        action={
          <ul ref={list} className={styles.missing}>
            {missingFields.slice(0, MOST_NAMED).map((item) => (
              <li key={nameOf(item)}>
                <button type="button" onClick={() => goTo(item)}>
                  {textOf(item)}
                </button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
};
