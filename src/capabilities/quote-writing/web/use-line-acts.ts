import { type ClipboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { showToast } from '#design/toast.ts';
import type { Draft } from '#quote-writing/rules/draft.ts';
import { pastedSheet } from '#quote-writing/rules/pasted-rows.ts';
import { linesOf } from '#quotes/rules/paper.ts';
import { MOST_LINES } from '#quotes/rules/quotes.ts';
import { useStrings } from '#web/strings.tsx';
import { emptyLine } from './draft-of.ts';
import { addLines, changeLine, copyOf, moveLine, pasteSheet } from './edit-lines.ts';
import { kindsByWords } from './kinds-by-words.ts';
import type { LineAct } from './line-acts.ts';
import type { ChangeLine } from './line-fields.tsx';
import { useCellRules } from './use-cell-rules.ts';
import { useRemoval } from './use-removal.ts';

interface Lines {
  draft: Draft;
  change: (next: (draft: Draft) => Draft) => void;
  /** A new line is taxed at the first. */
  rates: readonly number[];
}

/** What keys and the clipboard do to the lines of a table, with the focus where it belongs afterwards. */
export const useLineActs = ({ draft, change, rates }: Lines) => {
  const { writing } = useStrings();
  const { language, isChange } = useCellRules();
  const rate = rates[0] ?? null;
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<{ key: string; field: string } | null>(null);
  const now = useRef(draft);
  const remove = useRemoval(change);
  const [said, setSaid] = useState('');
  // At once, and not after a paint: a quick hand would have gone on from a line that is not drawn yet.
  useLayoutEffect(() => {
    now.current = draft;
    const focus = wanted.current;
    const field =
      focus &&
      table.current?.querySelector<HTMLElement>(
        `[data-line="${CSS.escape(focus.key)}"] [data-field="${focus.field}"]`,
      );
    if (!field) return;
    wanted.current = null;
    field.focus();
  });
  const onChange = useCallback<ChangeLine>(
    (key, changes) => change((before) => changeLine(before, key, changes)),
    [change],
  );

  const act = useCallback(
    (key: string, what: LineAct, field = 'description') => {
      const lines = now.current.sections.flatMap((section) => section.lines);
      const at = lines.findIndex((line) => line.key === key);
      const line = lines[at];
      if (!line) return;
      if (what === 'next') {
        const section = now.current.sections.find((one) => one.lines.includes(line));
        const isLast = section?.lines.at(-1) === line;
        if (!isLast) {
          wanted.current = { key: lines[at + 1]?.key ?? key, field };
          change((before) => ({ ...before }));
          return;
        }
        const added = emptyLine(line.vatRate ?? rate);
        wanted.current = { key: added.key, field: 'description' };
        change((before) => addLines(before, { after: key }, [added]));
        return;
      }
      if (what === 'copy') {
        const copied = copyOf(line);
        wanted.current = { key: copied.key, field };
        change((before) => addLines(before, { after: key }, [copied]));
        return;
      }
      if (what === 'remove') {
        const next = lines[at + 1] ?? lines[at - 1];
        if (next) wanted.current = { key: next.key, field: 'description' };
        remove(now.current, key);
        return;
      }
      wanted.current = { key, field };
      const moved = moveLine(now.current, key, what === 'up' ? -1 : 1);
      change((before) => moveLine(before, key, what === 'up' ? -1 : 1));
      setSaid(writing.movedTo(linesOf(moved.sections).findIndex((one) => one.key === key) + 1));
    },
    [change, rate, remove, writing],
  );

  const addRows = useCallback(
    async (text: string, key: string) => {
      const guess = await kindsByWords();
      const room = MOST_LINES - linesOf(now.current.sections).length;
      const sheet = pastedSheet(text, { rates, language, guess, isChange, room });
      change((before) => pasteSheet(before, key, sheet, { rate, language }));
      const notes = [
        sheet.totals > 0 && writing.pastedTotals(sheet.totals),
        sheet.unread > 0 && writing.pastedUnread(sheet.unread),
        sheet.left > 0 && writing.pastedLeft(sheet.left, MOST_LINES),
      ].filter((note) => note !== false);
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
      void addRows(text, key);
    },
    [addRows],
  );

  const add = (section: number) => {
    const added = emptyLine(rate);
    wanted.current = { key: added.key, field: 'description' };
    change((before) => addLines(before, { section }, [added]));
  };

  return { table, said, onChange, act, paste, add };
};
