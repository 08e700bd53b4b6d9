import { useStrings } from '#web/strings.tsx';
import { tableRoles as roles } from './table-roles.ts';
import styles from './write.module.css';

export const LinesTableHead = ({ mayReduce }: { mayReduce: boolean }) => {
  const { quoting, writing } = useStrings();
  return (
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
  );
};
