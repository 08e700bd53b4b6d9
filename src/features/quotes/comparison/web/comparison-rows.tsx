import type { ReactNode } from 'react';
import type { ComparisonColumn } from '#features/quotes/comparison/rules/toggle-options.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './compare.module.css';

export const RowGroupHeading = ({ span, title, hint }: { span: number; title: string; hint?: string }) => (
  <tr className={styles.group}>
    <th colSpan={span} scope="colgroup">
      <span>
        {title}
        {hint && <small>{hint}</small>}
      </span>
    </th>
  </tr>
);

export const RowHeading = ({
  name,
  note,
  number,
}: {
  name: string;
  note?: string;
  number?: number | null;
}) => {
  const { comparing } = useStrings();
  return (
    <th scope="row">
      <span className={styles.name}>
        {name}
        {number != null && (
          <a
            data-alone
            className={styles.callout}
            href={`#difference-${number}`}
            aria-label={comparing.seeDifference(number)}
          >
            {number}
          </a>
        )}
      </span>
      {note && <small>{note}</small>}
    </th>
  );
};

interface ComparisonRowProps {
  name: string;
  number?: number | null;
  columns: readonly ComparisonColumn[];
  renderCell: (column: ComparisonColumn) => ReactNode;
}

export const ComparisonRow = ({ name, number = null, columns, renderCell }: ComparisonRowProps) => (
  <tr>
    <RowHeading name={name} number={number} />
    {columns.map((column) => (
      <td key={column.quoteId}>{renderCell(column)}</td>
    ))}
  </tr>
);
