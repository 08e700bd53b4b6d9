import { type ClipboardEvent, type KeyboardEvent, memo, useCallback, useEffect, useRef } from 'react';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { showToast } from '#design/toast.ts';
import { type Draft, type DraftLine, pricedOf } from '#quotes/rules/draft.ts';
import type { Conflict } from '#quotes/rules/merge.ts';
import { letterOf } from '#quotes/rules/paper.ts';
import { netOf, writeCents } from '#quotes/rules/sums.ts';
import { useStrings } from '#web/strings.tsx';
import { emptyLine } from './draft-of.ts';
import { addLines, changeLine, copyOf, moveLine, pastedLines, removeLine } from './edit-lines.ts';
import { type ChangeLine, LineFields } from './line-fields.tsx';
import styles from './write.module.css';

export interface LinesProps {
  draft: Draft;
  change: (next: (draft: Draft) => Draft) => void;
  rates: readonly number[];
  mayReduce: boolean;
  conflicts: readonly Conflict[];
  settle: (conflict: Conflict) => void;
}

type Act = 'next' | 'up' | 'down' | 'copy' | 'remove';

const actOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Act | null => {
  if (key === 'Enter' && !shiftKey) return 'next';
  if (altKey && key === 'ArrowUp') return 'up';
  if (altKey && key === 'ArrowDown') return 'down';
  return (ctrlKey || metaKey) && key.toLowerCase() === 'd' ? 'copy' : null;
};

const netsOf = (lines: readonly DraftLine[]) =>
  writeCents(lines.reduce((sum, line) => (line.isOptional ? sum : sum + netOf(pricedOf(line))), 0n));

/** The table of lines, driven by the keyboard. */
export const LinesTable = ({ draft, change, rates, mayReduce, conflicts, settle }: LinesProps) => {
  const { quoting, writing } = useStrings();
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<{ key: string; field: string } | null>(null);
  const now = useRef(draft);
  useEffect(() => {
    now.current = draft;
    const focus = wanted.current;
    if (!focus) return;
    wanted.current = null;
    table.current
      ?.querySelector<HTMLElement>(`[data-line="${CSS.escape(focus.key)}"] [data-field="${focus.field}"]`)
      ?.focus();
  });
  const rate = rates[0] ?? null;

  const onChange = useCallback<ChangeLine>(
    (key, changes) => change((before) => changeLine(before, key, changes)),
    [change],
  );

  const act = useCallback(
    (key: string, what: Act, field = 'description') => {
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
        change((before) => removeLine(before, key));
        return;
      }
      wanted.current = { key, field };
      change((before) => moveLine(before, key, what === 'up' ? -1 : 1));
    },
    [change, rate],
  );

  const paste = (event: ClipboardEvent, key: string) => {
    const text = event.clipboardData.getData('text');
    if (!text.includes('\t') && !text.trim().includes('\n')) return;
    event.preventDefault();
    const lines = pastedLines(text, rate);
    change((before) => addLines(before, { after: key }, lines));
    showToast({ tone: 'success', title: writing.pasted(lines.length) });
  };

  const numbers = new Map(
    draft.sections.flatMap(({ lines }) => lines).map(({ key }, at) => [key, at + 1] as const),
  );

  return (
    <table className={styles.lines} ref={table}>
      <caption className={styles.hidden}>{writing.lines}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.at}>
            <span className={styles.hidden}>#</span>
          </th>
          <th scope="col">{quoting.description}</th>
          <th scope="col" className={styles.kindColumn}>
            {quoting.kind}
          </th>
          <th scope="col" className={styles.numberColumn}>
            {quoting.quantity}
          </th>
          <th scope="col" className={styles.unitColumn}>
            {quoting.unit}
          </th>
          <th scope="col" className={styles.numberColumn}>
            {quoting.unitPrice}
          </th>
          <th scope="col" className={styles.smallColumn}>
            {quoting.discount}
          </th>
          <th scope="col" className={styles.vatColumn}>
            {quoting.vat}
          </th>
          <th scope="col" className={styles.tickColumn}>
            {writing.optional}
          </th>
          {mayReduce && (
            <th scope="col" className={styles.tickColumn}>
              {writing.reduced}
            </th>
          )}
          <th scope="col" className={styles.netColumn}>
            {quoting.net}
          </th>
          <th scope="col" className={styles.tickColumn}>
            <span className={styles.hidden}>{writing.remove}</span>
          </th>
        </tr>
      </thead>
      {draft.sections.map((section, at) => (
        <tbody key={at}>
          <tr className={styles.section}>
            <td className={styles.at}>{letterOf(at)}</td>
            <th scope="rowgroup" colSpan={mayReduce ? 9 : 8}>
              <input
                aria-label={writing.sectionTitle(letterOf(at))}
                placeholder={writing.section}
                value={section.title}
                maxLength={120}
                onChange={({ currentTarget: { value } }) =>
                  change((before) => ({
                    ...before,
                    sections: before.sections.map((one, index) =>
                      index === at ? { ...one, title: value } : one,
                    ),
                  }))
                }
              />
            </th>
            <td className={styles.net}>{netsOf(section.lines)}</td>
            <td>{''}</td>
          </tr>
          {section.lines.map((line) => (
            <LineRow
              key={line.key}
              line={line}
              number={numbers.get(line.key) ?? 0}
              rates={rates}
              mayReduce={mayReduce}
              conflict={conflicts.find((one) => one.at === line.key)}
              onChange={onChange}
              onAct={act}
              onPaste={paste}
              settle={settle}
            />
          ))}
          <tr>
            <td>{''}</td>
            <td colSpan={mayReduce ? 11 : 10}>
              <button
                type="button"
                className={styles.add}
                onClick={() => {
                  const added = emptyLine(rate);
                  wanted.current = { key: added.key, field: 'description' };
                  change((before) => addLines(before, { section: at }, [added]));
                }}
              >
                + {writing.addLineIn(section.title)}
              </button>
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
};

interface RowProps {
  line: DraftLine;
  number: number;
  rates: readonly number[];
  mayReduce: boolean;
  conflict: Conflict | undefined;
  onChange: ChangeLine;
  onAct: (key: string, act: Act, field?: string) => void;
  onPaste: (event: ClipboardEvent, key: string) => void;
  settle: (conflict: Conflict) => void;
}

/** Rows that did not change are not drawn again: of three hundred lines one is. */
const LineRow = memo(
  ({ line, number, rates, mayReduce, conflict, onChange, onAct, onPaste, settle }: RowProps) => {
    const { writing } = useStrings();
    const { key, isOptional, description } = line;
    const net = writeCents(netOf(pricedOf(line)));
    const keyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
      const act = actOf(event);
      if (!act || event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      onAct(key, act, (event.target as HTMLElement).dataset['field'] ?? 'description');
    };
    return (
      <>
        <tr
          className={classNames(styles.line, isOptional && styles.isOptional)}
          data-line={key}
          onKeyDown={keyDown}
          onPaste={(event) => onPaste(event, key)}
        >
          <td className={styles.at}>{number}</td>
          <LineFields
            line={line}
            rates={rates}
            mayReduce={mayReduce}
            onChange={onChange}
            renderField={(name, field) => (
              <td key={name} className={styles[name]}>
                {field}
              </td>
            )}
          />
          <td className={styles.net}>{isOptional ? `(${net})` : net}</td>
          <td>
            <button
              type="button"
              className={styles.remove}
              aria-label={writing.removeLine(description || writing.newLine)}
              onClick={() => onAct(key, 'remove')}
            >
              <Icon name="cross" size="small" />
            </button>
          </td>
        </tr>
        {conflict && (
          <tr className={styles.conflict}>
            <td>{''}</td>
            <td colSpan={mayReduce ? 11 : 10}>
              <Settle conflict={conflict} lineKey={key} onChange={onChange} settle={settle} />
            </td>
          </tr>
        )}
      </>
    );
  },
);

interface SettleProps {
  conflict: Conflict;
  lineKey: string;
  onChange: ChangeLine;
  settle: (conflict: Conflict) => void;
}

/** What both have changed: theirs beside mine, and one press for either. */
const Settle = ({ conflict, lineKey, onChange, settle }: SettleProps) => {
  const { quoting, writing } = useStrings();
  const { theirs } = conflict;
  const isLine = theirs !== null && typeof theirs === 'object';
  const told = isLine
    ? [theirs.description, theirs.quantity, theirs.unit && quoting.units[theirs.unit], theirs.unitPrice]
    : [];
  const takeTheirs = () => {
    if (!isLine) return;
    onChange(lineKey, { ...theirs, key: lineKey });
    settle(conflict);
  };
  return (
    <p>
      {isLine ? writing.theyChanged : writing.theyRemoved}{' '}
      {isLine && writing.theirLine(told.filter(Boolean).join(' · '))}
      {isLine && (
        <button type="button" onClick={takeTheirs}>
          {writing.useTheirs}
        </button>
      )}
      <button type="button" onClick={() => settle(conflict)}>
        {writing.keepMine}
      </button>
    </p>
  );
};
