import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { type DraftLine, pricedOf } from '#quote-writing/rules/draft.ts';
import type { Conflict } from '#quote-writing/rules/merge.ts';
import { netOf, writeCents } from '#quotes/rules/sums.ts';
import { useStrings } from '#web/strings.tsx';
import { useWritten } from '#web/use-written.ts';
import { type LineAct, lineActOf } from './line-acts.ts';
import { type ChangeLine, LineFields } from './line-fields.tsx';
import { SettleLine } from './settle.tsx';
import { tableRoles as roles } from './table-roles.ts';
import styles from './write.module.css';

interface RowProps {
  line: DraftLine;
  number: number;
  rates: readonly number[];
  mayReduce: boolean;
  conflict: Conflict | undefined;
  missing: string;
  onChange: ChangeLine;
  onAct: (key: string, act: LineAct, field?: string) => void;
  onPaste: (event: ClipboardEvent, key: string) => void;
  settle: (conflict: Conflict) => void;
}

/** Rows that did not change are not drawn again: of three hundred lines one is. */
export const LineRow = memo(
  ({ line, number, rates, mayReduce, conflict, missing, onChange, onAct, onPaste, settle }: RowProps) => {
    const { writing } = useStrings();
    const { key, isOptional, description } = line;
    const { sum } = useWritten();
    const net = sum(writeCents(netOf(pricedOf(line))));
    const keyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
      const act = lineActOf(event);
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
              <SettleLine conflict={conflict} line={line} onChange={onChange} settle={settle} />
            </td>
          </tr>
        )}
      </>
    );
  },
);
