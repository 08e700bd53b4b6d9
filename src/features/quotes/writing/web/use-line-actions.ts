import { type ClipboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { showToast } from '#design/toast.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { MAX_QUOTE_LINES } from '#features/quotes/core/rules/quotes.ts';
import { parsePastedColumn } from '#features/quotes/writing/rules/parse-pasted-column.ts';
import { parsePastedSheet } from '#features/quotes/writing/rules/parse-pasted-sheet.ts';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { useStrings } from '#web/strings.tsx';
import { emptyDraftLine } from './draft-from-quote.ts';
import { addLines, changeDraftLine, copyLine, fillColumn, moveLine, pasteSheet } from './edit-draft-lines.ts';
import type { InsertionPoint } from './edit-marked-lines.ts';
import type { OnChangeLine } from './line-fields.tsx';
import type { LineActionName } from './line-shortcuts.ts';
import { loadLineKindGuesser } from './load-line-kind-guesser.ts';
import { useCellParsingRules } from './use-cell-parsing-rules.ts';
import { useRemoveLine } from './use-remove-line.ts';

interface LineActionOptions {
  draft: QuoteDraft;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
  /** A new line is taxed at the first rate. */
  rates: readonly number[];
  onInsert: (point: InsertionPoint) => unknown;
}

/** Keys and the clipboard change the lines of a table, and the focus goes where it belongs afterwards. */
export const useLineActions = ({ draft, change, rates, onInsert }: LineActionOptions) => {
  const { writing, writingTools } = useStrings();
  const rules = useCellParsingRules();
  const { language, isChange } = rules;
  const rate = rates[0] ?? null;
  const table = useRef<HTMLTableElement>(null);
  const focusTarget = useRef<{ key: string; field: string } | null>(null);
  const now = useRef(draft);
  const remove = useRemoveLine(change);
  const [announcement, setAnnouncement] = useState('');
  // This runs before the paint: a quick typist would have gone on from a line that is not rendered yet.
  useLayoutEffect(() => {
    now.current = draft;
    const focus = focusTarget.current;
    const field =
      focus &&
      table.current?.querySelector<HTMLElement>(
        `[data-line="${CSS.escape(focus.key)}"] [data-field="${focus.field}"]`,
      );
    if (!field) return;
    focusTarget.current = null;
    field.focus();
  });
  const onChange = useCallback<OnChangeLine>(
    (key, changes) => change((current) => changeDraftLine(current, key, changes)),
    [change],
  );

  const runAction = useCallback(
    (key: string, action: LineActionName, field = 'description') => {
      const lines = now.current.sections.flatMap((section) => section.lines);
      const index = lines.findIndex((line) => line.key === key);
      const line = lines[index];
      if (!line) return;
      if (action === 'above' || action === 'below') {
        const to = lines[index + (action === 'above' ? -1 : 1)]?.key;
        const cell =
          to === undefined
            ? null
            : table.current?.querySelector<HTMLElement>(
                `[data-line="${CSS.escape(to)}"] [data-field="${field}"]`,
              );
        cell?.focus();
        // What is typed replaces the number, as in a spreadsheet.
        if (cell instanceof HTMLInputElement && cell.inputMode === 'decimal') cell.select();
        return;
      }
      if (action === 'insert') {
        onInsert({
          section: now.current.sections.findIndex((candidate) => candidate.lines.includes(line)),
          after: key,
        });
        return;
      }
      if (action === 'next') {
        const section = now.current.sections.find((candidate) => candidate.lines.includes(line));
        const isLast = section?.lines.at(-1) === line;
        if (!isLast) {
          focusTarget.current = { key: lines[index + 1]?.key ?? key, field };
          change((current) => ({ ...current }));
          return;
        }
        const added = emptyDraftLine(line.vatRate ?? rate);
        focusTarget.current = { key: added.key, field: 'description' };
        change((current) => addLines(current, { after: key }, [added]));
        return;
      }
      if (action === 'copy') {
        const copied = copyLine(line);
        focusTarget.current = { key: copied.key, field };
        change((current) => addLines(current, { after: key }, [copied]));
        return;
      }
      if (action === 'remove') {
        const next = lines[index + 1] ?? lines[index - 1];
        if (next) focusTarget.current = { key: next.key, field: 'description' };
        remove(now.current, key);
        return;
      }
      focusTarget.current = { key, field };
      const movedDraft = moveLine(now.current, key, action === 'up' ? -1 : 1);
      change((current) => moveLine(current, key, action === 'up' ? -1 : 1));
      setAnnouncement(
        writing.movedTo(
          linesOfSections(movedDraft.sections).findIndex((candidate) => candidate.key === key) + 1,
        ),
      );
    },
    [change, rate, remove, writing, onInsert],
  );

  const addRows = useCallback(
    async (text: string, key: string) => {
      const guess = await loadLineKindGuesser();
      const room = MAX_QUOTE_LINES - linesOfSections(now.current.sections).length;
      const sheet = parsePastedSheet(text, { rates, language, guess, isChange, room });
      change((current) => pasteSheet(current, key, sheet, { rate, language }));
      const notes = [
        sheet.totals > 0 && writing.pastedTotals(sheet.totals),
        sheet.unread > 0 && writing.pastedUnread(sheet.unread),
        sheet.left > 0 && writing.pastedLeft(sheet.left, MAX_QUOTE_LINES),
      ].filter((message) => message !== false);
      showToast({
        ...(sheet.unread + sheet.left === 0 && { tone: 'success' }),
        title: writing.pasted(sheet.lines),
        text: notes.join(' ') || undefined,
      });
    },
    [change, rate, rates, language, isChange, writing],
  );

  const paste = useCallback(
    (event: ClipboardEvent, key: string) => {
      const text = event.clipboardData.getData('text');
      if (!text.includes('\t') && !text.trim().includes('\n')) return;
      event.preventDefault();
      const column = parsePastedColumn(text, (event.target as HTMLElement).dataset['field'], rules);
      if (!column) {
        void addRows(text, key);
        return;
      }
      const room = linesOfSections(now.current.sections).findIndex((line) => line.key === key);
      const filled = Math.min(column.texts.length, linesOfSections(now.current.sections).length - room);
      change((current) => fillColumn(current, key, column));
      showToast({ tone: 'success', title: writingTools.cellsFilled(filled) });
    },
    [addRows, change, rules, writingTools],
  );

  const add = (section: number) => {
    const added = emptyDraftLine(rate);
    focusTarget.current = { key: added.key, field: 'description' };
    change((current) => addLines(current, { section }, [added]));
  };

  return { table, announcement, onChange, runAction, paste, add };
};
