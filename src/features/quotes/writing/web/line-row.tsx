import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { centsAsDecimal, netCentsOfLine } from '#features/quotes/core/rules/quote-sums.ts';
import type { MergeConflict } from '#features/quotes/writing/rules/merge-drafts.ts';
import { type DraftLine, parseDraftLine } from '#features/quotes/writing/rules/quote-draft.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import { LineConflict, OthersChoosingNotice, type OnResolveConflict } from './conflict-resolution.tsx';
import { type OnChangeLine, hasLineFaults, LineFaultMessages, LineFields } from './line-fields.tsx';
import { type LineActionName, lineActionOf } from './line-shortcuts.ts';
import { tableRoles as roles } from './table-roles.ts';
import { useCellParsingRules } from './use-cell-parsing-rules.ts';
import { useFocusedField } from './use-focused-field.ts';
import type { OnMarkLine } from './use-marked-lines.ts';
import styles from './write.module.css';

interface RowProps {
  line: DraftLine;
  number: number;
  rates: readonly number[];
  mayReduce: boolean;
  conflict: MergeConflict | undefined;
  missingFields: string;
  onChange: OnChangeLine;
  onAction: (key: string, action: LineActionName, field?: string) => void;
  onPaste: (event: ClipboardEvent, key: string) => void;
  onResolveConflict: OnResolveConflict;
  /** This person has written something else here and has not chosen yet. */
  choosing: string;
  isMarked: boolean;
  onMark: OnMarkLine;
}

/** Unchanged rows are not rendered again: of three hundred lines one is. */
export const LineRow = memo(
  ({
    line,
    number,
    rates,
    mayReduce,
    conflict,
    missingFields,
    onChange,
    onAction,
    onPaste,
    onResolveConflict,
    choosing,
    isMarked,
    onMark,
  }: RowProps) => {
    const { writing, writingTools } = useStrings();
    const { key, isOptional, description } = line;
    const { sum } = useDecimalFormat();
    const rules = useCellParsingRules();
    const { typing, follow } = useFocusedField();
    const net = sum(centsAsDecimal(netCentsOfLine(parseDraftLine(line, rules))));
    const keyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
      const action = lineActionOf(event);
      if (!action || event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      onAction(key, action, (event.target as HTMLElement).dataset['field'] ?? 'description');
    };
    return (
      <>
        <tr
          {...roles.row}
          className={classNames(styles.line, isOptional && styles.isOptional, isMarked && styles.isMarked)}
          data-line={key}
          {...follow}
          onKeyDown={keyDown}
          onPaste={(event) => onPaste(event, key)}
        >
          <td {...roles.cell} className={styles.at}>
            <input
              type="checkbox"
              data-field="mark"
              aria-label={writingTools.mark(number)}
              checked={isMarked}
              // A change event does not say whether Shift was held.
              onClick={({ currentTarget: { checked }, shiftKey }) => onMark(key, checked, shiftKey)}
              onChange={() => undefined}
            />
            {number}
          </td>
          <LineFields
            line={line}
            typing={typing}
            rates={rates}
            mayReduce={mayReduce}
            missingFields={missingFields}
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
          <td {...roles.cell} className={styles.lineActs}>
            {/* The keys for it are Alt and Enter; one more stop of Tab in each line would only be in the way. */}
            <button
              type="button"
              tabIndex={-1}
              className={styles.remove}
              aria-label={writingTools.insertBelow(number)}
              title={writingTools.insertBelow(number)}
              onClick={() => onAction(key, 'insert')}
            >
              +
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={writing.removeLine(description || writing.newLine)}
              onClick={() => onAction(key, 'remove')}
            >
              <Icon name="cross" size="small" />
            </button>
          </td>
        </tr>
        {(conflict || choosing !== '' || hasLineFaults(line, typing, rules)) && (
          <tr {...roles.row} className={conflict || choosing !== '' ? styles.conflict : undefined}>
            <td {...roles.cell}>{''}</td>
            <td {...roles.cell} className={styles.whole} colSpan={mayReduce ? 11 : 10}>
              <LineFaultMessages line={line} typing={typing} />
              {conflict && (
                <LineConflict conflict={conflict} line={line} onResolveConflict={onResolveConflict} />
              )}
              {choosing !== '' && <OthersChoosingNotice name={choosing} />}
            </td>
          </tr>
        )}
      </>
    );
  },
);
