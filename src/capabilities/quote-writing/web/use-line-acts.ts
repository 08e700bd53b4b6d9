import { type ClipboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { showToast } from '#design/toast.ts';
import type { Draft } from '#quote-writing/rules/draft.ts';
import { linesOf } from '#quotes/rules/paper.ts';
import { useStrings } from '#web/strings.tsx';
import { useWritten } from '#web/use-written.ts';
import { emptyLine } from './draft-of.ts';
import { addLines, changeLine, copyOf, moveLine, pastedLines } from './edit-lines.ts';
import { kindsByWords } from './kinds-by-words.ts';
import type { LineAct } from './line-acts.ts';
import type { ChangeLine } from './line-fields.tsx';
import { useRemoval } from './use-removal.ts';

interface Lines {
  draft: Draft;
  change: (next: (draft: Draft) => Draft) => void;
  /** What a new line is taxed at. */
  rate: number | null;
}

/** What keys and the clipboard do to the lines of a table, with the focus where it belongs afterwards. */
export const useLineActs = ({ draft, change, rate }: Lines) => {
  const { writing } = useStrings();
  const { typed } = useWritten();
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
      const lines = pastedLines(now.current, text, { rate, typed, guess });
      change((before) => addLines(before, { after: key }, lines));
      showToast({ tone: 'success', title: writing.pasted(lines.length) });
    },
    [change, rate, typed, writing],
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
