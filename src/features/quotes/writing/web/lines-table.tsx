import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import { sectionLetter } from '#features/quotes/core/rules/quote-content.ts';
import type { MergeConflict } from '#features/quotes/writing/rules/merge-drafts.ts';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { useStrings } from '#web/strings.tsx';
import type { OnResolveConflict } from './conflict-resolution.tsx';
import { removeSection, renameSection } from './edit-draft-lines.ts';
import type { InsertionPoint } from './edit-marked-lines.ts';
import { type FieldToFixData, fieldNamesToFixInLine } from './fields-to-fix.tsx';
import { LineRow } from './line-row.tsx';
import { LinesTableHead } from './lines-table-head.tsx';
import { tableRoles as roles } from './table-roles.ts';
import { useLineActions } from './use-line-actions.ts';
import type { MarkedLines } from './use-marked-lines.ts';
import { useSectionNet } from './use-section-net.ts';
import { type ChooserNameByField, conflictFieldOfLine } from './use-writing-presence.ts';
import styles from './write.module.css';

export interface LinesEditorProps {
  draft: QuoteDraft;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
  rates: readonly number[];
  mayReduce: boolean;
  conflicts: readonly MergeConflict[];
  onResolveConflict: OnResolveConflict;
  missingFields: readonly FieldToFixData[];
  choosing: ChooserNameByField;
  marking: MarkedLines;
  onInsert: (point: InsertionPoint) => unknown;
}

/** The table is driven by the keyboard. */
export const LinesTable = ({
  draft,
  change,
  rates,
  mayReduce,
  conflicts,
  onResolveConflict,
  missingFields,
  choosing,
  marking,
  onInsert,
}: LinesEditorProps) => {
  const { writing, writingTools } = useStrings();
  const { table, announcement, onChange, runAction, paste, add } = useLineActions({
    draft,
    change,
    rates,
    onInsert,
  });
  const netOf = useSectionNet();
  const numbers = new Map(
    draft.sections.flatMap(({ lines }) => lines).map(({ key }, index) => [key, index + 1] as const),
  );

  return (
    <>
      <output className={styles.hidden}>{announcement}</output>
      <table {...roles.table} className={classNames(styles.lines, mayReduce && styles.mayReduce)} ref={table}>
        <caption className={styles.hidden}>{writing.lines}</caption>
        <LinesTableHead mayReduce={mayReduce} marking={marking} />
        {draft.sections.map((section, index) => (
          <tbody {...roles.group} key={index}>
            <tr {...roles.row} className={styles.section}>
              <td {...roles.cell} className={styles.at}>
                {sectionLetter(index)}
              </td>
              <th {...roles.title} scope="rowgroup" colSpan={mayReduce ? 9 : 8}>
                <input
                  data-field="title"
                  aria-label={writing.sectionTitle(sectionLetter(index))}
                  placeholder={writing.section}
                  value={section.title}
                  maxLength={QUOTE_MAX_LENGTHS.title}
                  onChange={({ currentTarget: { value } }) =>
                    change((current) => renameSection(current, index, value))
                  }
                />
              </th>
              <td {...roles.cell} className={styles.net}>
                {netOf(section.lines)}
              </td>
              <td {...roles.cell}>
                {section.lines.length === 0 && draft.sections.length > 1 && (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={writing.removeSection(sectionLetter(index))}
                    onClick={() => change((current) => removeSection(current, index))}
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
                conflict={conflicts.find((candidate) => candidate.at === line.key)}
                missingFields={fieldNamesToFixInLine(missingFields, line.key)}
                onChange={onChange}
                onAction={runAction}
                onPaste={paste}
                onResolveConflict={onResolveConflict}
                choosing={choosing.get(conflictFieldOfLine(line.id)) ?? ''}
                isMarked={marking.marked.has(line.key)}
                onMark={marking.mark}
              />
            ))}
            <tr {...roles.row}>
              <td {...roles.cell}>{''}</td>
              <td {...roles.cell} className={styles.whole} colSpan={mayReduce ? 11 : 10}>
                <button type="button" className={styles.add} data-field="sections" onClick={() => add(index)}>
                  + {writing.addLineIn(section.title)}
                </button>
                <button
                  type="button"
                  className={styles.add}
                  onClick={() => onInsert({ section: index, after: null })}
                >
                  + {writingTools.insertFrom}
                </button>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </>
  );
};
