import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { type Draft, type DraftLine, readLine } from '#quote-writing/rules/draft.ts';
import type { Conflict } from '#quote-writing/rules/merge.ts';
import { LONGEST } from '#quotes/contract/fields.ts';
import { letterOf } from '#quotes/rules/paper.ts';
import { netOfSection, writeCents } from '#quotes/rules/sums.ts';
import { useStrings } from '#web/strings.tsx';
import { useWritten } from '#web/use-written.ts';
import { removeSection, titleSection } from './edit-lines.ts';
import { LineRow } from './line-row.tsx';
import { LinesHead } from './lines-head.tsx';
import { type Missing, missingOfLine } from './missing.tsx';
import type { Settle } from './settle.tsx';
import { tableRoles as roles } from './table-roles.ts';
import { useCellRules } from './use-cell-rules.ts';
import { useLineActs } from './use-line-acts.ts';
import { type Choosing, lineField } from './use-others-here.ts';
import styles from './write.module.css';

export interface LinesProps {
  draft: Draft;
  change: (next: (draft: Draft) => Draft) => void;
  rates: readonly number[];
  mayReduce: boolean;
  conflicts: readonly Conflict[];
  settle: Settle;
  missing: readonly Missing[];
  choosing: Choosing;
}

/** The table of lines, driven by the keyboard. */
export const LinesTable = ({
  draft,
  change,
  rates,
  mayReduce,
  conflicts,
  settle,
  missing,
  choosing,
}: LinesProps) => {
  const rules = useCellRules();
  const { writing } = useStrings();
  const { sum } = useWritten();
  const { table, said, onChange, act, paste, add } = useLineActs({ draft, change, rates });
  /** A section of nothing but options has no sum in the total. */
  const netOf = (lines: readonly DraftLine[]) =>
    lines.length > 0 && lines.every(({ isOptional }) => isOptional)
      ? writing.outsideTotal
      : sum(writeCents(netOfSection(lines.map((line) => readLine(line, rules)))));
  const numbers = new Map(
    draft.sections.flatMap(({ lines }) => lines).map(({ key }, at) => [key, at + 1] as const),
  );

  return (
    <>
      <output className={styles.hidden}>{said}</output>
      <table {...roles.table} className={classNames(styles.lines, mayReduce && styles.mayReduce)} ref={table}>
        <caption className={styles.hidden}>{writing.lines}</caption>
        <LinesHead mayReduce={mayReduce} />
        {draft.sections.map((section, at) => (
          <tbody {...roles.group} key={at}>
            <tr {...roles.row} className={styles.section}>
              <td {...roles.cell} className={styles.at}>
                {letterOf(at)}
              </td>
              <th {...roles.title} scope="rowgroup" colSpan={mayReduce ? 9 : 8}>
                <input
                  data-field="title"
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
                {netOf(section.lines)}
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
                choosing={choosing.get(lineField(line.id)) ?? ''}
              />
            ))}
            <tr {...roles.row}>
              <td {...roles.cell}>{''}</td>
              <td {...roles.cell} className={styles.whole} colSpan={mayReduce ? 11 : 10}>
                <button type="button" className={styles.add} data-field="sections" onClick={() => add(at)}>
                  + {writing.addLineIn(section.title)}
                </button>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </>
  );
};
