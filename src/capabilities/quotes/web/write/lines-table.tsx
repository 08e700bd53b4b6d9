import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { showToast } from '#design/toast.ts';
import { LONGEST } from '#quotes/contract/fields.ts';
import { type Draft, type DraftLine, pricedOf } from '#quotes/rules/draft.ts';
import type { Conflict } from '#quotes/rules/merge.ts';
import { letterOf, linesOf } from '#quotes/rules/paper.ts';
import { netOf, writeCents } from '#quotes/rules/sums.ts';
import { useStrings } from '#web/strings.tsx';
import { emptyLine } from './draft-of.ts';
import {
  addLines,
  changeLine,
  copyOf,
  moveLine,
  pastedLines,
  removeSection,
  titleSection,
} from './edit-lines.ts';
import { type ChangeLine, LineFields } from './line-fields.tsx';
import { type Missing, missingOfLine } from './missing.tsx';
import { SettleLine } from './settle.tsx';
import { useRemoval } from './use-removal.ts';
import styles from './write.module.css';

export interface LinesProps {
  draft: Draft;
  change: (next: (draft: Draft) => Draft) => void;
  rates: readonly number[];
  mayReduce: boolean;
  conflicts: readonly Conflict[];
  settle: (conflict: Conflict) => void;
  missing: readonly Missing[];
}

type Act = 'next' | 'up' | 'down' | 'copy' | 'remove';

const actOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Act | null => {
  if (key === 'Enter' && !shiftKey) return 'next';
  if (altKey && key === 'ArrowUp') return 'up';
  if (altKey && key === 'ArrowDown') return 'down';
  return (ctrlKey || metaKey) && key.toLowerCase() === 'd' ? 'copy' : null;
};

// Drawn as grids, table, rows and cells keep what they are to a screen reader only where it is written out.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  title: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const netsOf = (lines: readonly DraftLine[]) =>
  writeCents(lines.reduce((sum, line) => (line.isOptional ? sum : sum + netOf(pricedOf(line))), 0n));

/** The table of lines, driven by the keyboard. */
export const LinesTable = ({ draft, change, rates, mayReduce, conflicts, settle, missing }: LinesProps) => {
  const { quoting, writing } = useStrings();
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

  const paste = useCallback(
    (event: ClipboardEvent, key: string) => {
      const text = event.clipboardData.getData('text');
      if (!text.includes('\t') && !text.trim().includes('\n')) return;
      event.preventDefault();
      const lines = pastedLines(text, rate);
      change((before) => addLines(before, { after: key }, lines));
      showToast({ tone: 'success', title: writing.pasted(lines.length) });
    },
    [change, rate, writing],
  );

  const numbers = new Map(
    draft.sections.flatMap(({ lines }) => lines).map(({ key }, at) => [key, at + 1] as const),
  );

  return (
    <table {...roles.table} className={classNames(styles.lines, mayReduce && styles.mayReduce)} ref={table}>
      <caption className={styles.hidden}>
        {writing.lines} <output>{said}</output>
      </caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.head} scope="col" className={styles.at}>
            <span className={styles.hidden}>#</span>
          </th>
          <th {...roles.head} scope="col">
            {quoting.description}
          </th>
          <th {...roles.head} scope="col">
            {quoting.kind}
          </th>
          <th {...roles.head} scope="col" className={styles.numberColumn}>
            {quoting.quantity}
          </th>
          <th {...roles.head} scope="col">
            {quoting.unit}
          </th>
          <th {...roles.head} scope="col" className={styles.numberColumn}>
            {quoting.unitPrice}
          </th>
          <th {...roles.head} scope="col" className={styles.smallColumn}>
            {quoting.discount}
          </th>
          <th {...roles.head} scope="col">
            {quoting.vat}
          </th>
          <th {...roles.head} scope="col" className={styles.tickColumn}>
            {writing.optional}
          </th>
          {mayReduce && (
            <th {...roles.head} scope="col" className={styles.tickColumn}>
              {writing.reduced}
            </th>
          )}
          <th {...roles.head} scope="col" className={styles.netColumn}>
            {quoting.net}
          </th>
          <th {...roles.head} scope="col" className={styles.tickColumn}>
            <span className={styles.hidden}>{writing.remove}</span>
          </th>
        </tr>
      </thead>
      {draft.sections.map((section, at) => (
        <tbody {...roles.group} key={at}>
          <tr {...roles.row} className={styles.section}>
            <td {...roles.cell} className={styles.at}>
              {letterOf(at)}
            </td>
            <th {...roles.title} scope="rowgroup" colSpan={mayReduce ? 9 : 8}>
              <input
                aria-label={writing.sectionTitle(letterOf(at))}
                placeholder={writing.section}
                value={section.title}
                maxLength={LONGEST.title}
                onChange={({ currentTarget: { value } }) =>
                  change((before) => titleSection(before, at, value))
                }
              />
            </th>
            <td {...roles.cell} className={styles.net}>
              {netsOf(section.lines)}
            </td>
            <td {...roles.cell}>
              {section.lines.length === 0 && draft.sections.length > 1 && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={writing.removeSection(letterOf(at))}
                  onClick={() => change((before) => removeSection(before, at))}
                >
                  <Icon name="cross" size="small" />
                </button>
              )}
            </td>
          </tr>
          {section.lines.map((line) => (
            <LineRow
              key={line.key}
              line={line}
              number={numbers.get(line.key) ?? 0}
              rates={rates}
              mayReduce={mayReduce}
              conflict={conflicts.find((one) => one.at === line.key)}
              missing={missingOfLine(missing, line.key)}
              onChange={onChange}
              onAct={act}
              onPaste={paste}
              settle={settle}
            />
          ))}
          <tr {...roles.row}>
            <td {...roles.cell}>{''}</td>
            <td {...roles.cell} className={styles.whole} colSpan={mayReduce ? 11 : 10}>
              <button
                type="button"
                className={styles.add}
                data-field="sections"
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
  missing: string;
  onChange: ChangeLine;
  onAct: (key: string, act: Act, field?: string) => void;
  onPaste: (event: ClipboardEvent, key: string) => void;
  settle: (conflict: Conflict) => void;
}

/** Rows that did not change are not drawn again: of three hundred lines one is. */
const LineRow = memo(
  ({ line, number, rates, mayReduce, conflict, missing, onChange, onAct, onPaste, settle }: RowProps) => {
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
          {...roles.row}
          className={classNames(styles.line, isOptional && styles.isOptional)}
          data-line={key}
          onKeyDown={keyDown}
          onPaste={(event) => onPaste(event, key)}
        >
          <td {...roles.cell} className={styles.at}>
            {number}
          </td>
          <LineFields
            line={line}
            rates={rates}
            mayReduce={mayReduce}
            missing={missing}
            onChange={onChange}
            renderField={(name, field) => (
              <td {...roles.cell} key={name} className={styles[name]}>
                {field}
              </td>
            )}
          />
          <td {...roles.cell} className={styles.net}>
            {isOptional ? `(${net})` : net}
          </td>
          <td {...roles.cell}>
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
          <tr {...roles.row} className={styles.conflict}>
            <td {...roles.cell}>{''}</td>
            <td {...roles.cell} className={styles.whole} colSpan={mayReduce ? 11 : 10}>
              <SettleLine conflict={conflict} lineKey={key} onChange={onChange} settle={settle} />
            </td>
          </tr>
        )}
      </>
    );
  },
);
