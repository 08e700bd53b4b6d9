import { useStrings } from '#web/strings.tsx';
import { tableRoles as roles } from './table-roles.ts';
import type { MarkedLines } from './use-marked-lines.ts';
import styles from './write.module.css';

interface HeadProps {
  mayReduce: boolean;
  marking: MarkedLines;
}

export const LinesTableHead = ({ mayReduce, marking: { marked, isAllMarked, markAll } }: HeadProps) => {
  const { quoting, writing, writingTools } = useStrings();
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        <th {...roles.head} scope="col" className={styles.at}>
          <input
            type="checkbox"
            aria-label={writingTools.markAll}
            checked={isAllMarked}
            ref={(box) => {
              if (box) box.indeterminate = !isAllMarked && marked.size > 0;
            }}
            onChange={({ currentTarget: { checked } }) => markAll(checked)}
          />
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
  );
};
