import { useEffect, useRef } from 'react';
import { Notice } from '#design/notice.tsx';
import { dayOf } from '#kernel/calendar.ts';
import { readWhole } from '#kernel/whole-number.ts';
import {
  type CellRules,
  type Draft,
  readDay,
  readLine,
  readPart,
  unreadInHead,
} from '#quote-writing/rules/draft.ts';
import type { Conflict } from '#quote-writing/rules/merge.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import { type Fault, faultsOfPaper, linesOf, statesSite } from '#quotes/rules/paper.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './write.module.css';

export interface Missing {
  /** Or something that waits for a choice. */
  fault: Fault | 'unsettled';
  /** The name of its field, and the key of its line where it is of one. */
  field: string;
  line: string | null;
}

/** A quote of 300 bare lines lacks more than anybody reads at once. */
const MOST_NAMED = 8;

const LINE_PATH = /^sections\.(\d+)\.lines\.(\d+)\.(\w+)$/;

/** What keeps a draft from being sent, as it stands on the screen: the server asks the same. */
export const missingIn = (draft: Draft, quote: Quote, rules: CellRules): Missing[] =>
  faultsOfPaper(
    {
      object: draft.object.trim(),
      validUntil: readDay(draft.validUntil),
      commune: draft.site.commune || null,
      isMainResidence: draft.site.isMainResidence,
      unreadable: unreadInHead(draft),
      plan: draft.plan.map((part) => readPart(part, rules)),
      sections: draft.sections.map(({ title, lines }) => ({
        title,
        lines: lines.map((line) => ({
          kind: line.kind,
          description: line.description.trim(),
          unit: line.unit,
          ...readLine(line, rules),
        })),
      })),
    },
    {
      today: dayOf(new Date()),
      rates: quote.rates,
      isChange: quote.isChange,
      statesSite: statesSite(quote),
    },
  ).map(([path, fault]) => {
    const [, section, place, field] = LINE_PATH.exec(path) ?? [];
    const line =
      field === undefined
        ? undefined
        : draft.sections[readWhole(section ?? '') ?? -1]?.lines[readWhole(place ?? '') ?? -1];
    return { fault, field: field ?? path, line: line?.key ?? null };
  });

/** What waits for a choice between two writings keeps it from being sent as well. */
export const unsettledIn = (draft: Draft, conflicts: readonly Conflict[]): Missing[] => {
  const keys = new Set(linesOf(draft.sections).map(({ key }) => key));
  return conflicts.map(({ at }) => ({
    fault: 'unsettled',
    field: 'settle',
    line: keys.has(at) ? at : null,
  }));
};

/** The names of its fields that lack something, as one word after the other. */
export const missingOfLine = (missing: readonly Missing[], key: string): string =>
  missing
    .filter(({ line }) => line === key)
    .map(({ field }) => field)
    .join(' ');

/** On a phone the field of a line stands in its sheet, which opens. */
const goTo = ({ field, line }: Missing) => {
  const within = line === null ? '' : `[data-line="${CSS.escape(line)}"] `;
  const found = [...document.querySelectorAll<HTMLElement>(`${within}[data-field="${field}"]`)].find((one) =>
    one.checkVisibility(),
  );
  if (found) found.focus();
  else document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(line ?? '')}"]`)?.click();
};

interface MissingFieldsProps {
  draft: Draft;
  missing: readonly Missing[];
  /** How often somebody has tried to send: the list takes the focus each time. */
  tries: number;
}

/** What is to be filled in before it can be sent, each with the way there. */
export const MissingFields = ({ draft, missing, tries }: MissingFieldsProps) => {
  const { quotes, writing } = useStrings();
  const list = useRef<HTMLUListElement>(null);
  const isShown = tries > 0 && missing.length > 0;
  useEffect(() => {
    if (tries > 0) list.current?.querySelector('button')?.focus();
  }, [tries]);
  if (!isShown) return null;
  const keys = linesOf(draft.sections).map(({ key }) => key);
  const said = ({ line, fault }: Missing) => {
    const what = fault === 'unsettled' ? writing.settleFirst : quotes[fault];
    return line === null ? what : writing.faultOfLine(keys.indexOf(line) + 1, what);
  };
  return (
    <div className={styles.facts}>
      <Notice
        role="alert"
        title={writing.notWhole}
        text={writing.missing(missing.length)}
        action={
          <ul ref={list} className={styles.missing}>
            {missing.slice(0, MOST_NAMED).map((one) => (
              <li key={`${one.line} ${one.field} ${one.fault}`}>
                <button type="button" onClick={() => goTo(one)}>
                  {said(one)}
                </button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
};
