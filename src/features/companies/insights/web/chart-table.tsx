import { Table } from '#design/table.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './chart-table.module.css';

interface ChartTableProps {
  caption: string;
  heads: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly [name: string, ...counts: number[]])[];
}

/** Shows a chart's numbers as a table: some people read numbers better, and a screen reader reads only these. */
export const ChartTable = ({ caption, heads, rows }: ChartTableProps) => {
  const format = useFormat();
  const { insights } = useStrings();
  return (
    <details className={styles.details}>
      <summary>{insights.showAsTable}</summary>
      <div className={styles.table}>
        <Table
          caption={caption}
          hideCaption
          columns={heads.map((head, index) => ({ head, numeric: index > 0 }))}
          rows={rows.map(([name, ...counts]) => ({
            key: name,
            cells: [name, ...counts.map((count) => format.number(count))],
          }))}
        />
      </div>
    </details>
  );
};
