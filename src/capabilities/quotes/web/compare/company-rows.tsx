import { verifiedKinds } from '#companies/rules/proofs.ts';
import { Icon } from '#design/icon.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { type Column } from './columns.ts';
import styles from './compare.module.css';
import { Group, Line } from './table-parts.tsx';

export const Companies = ({ columns, span }: { columns: readonly Column[]; span: number }) => {
  const { quoting } = useStrings();
  const format = useFormat();
  return (
    <>
      <Group span={span} title={quoting.theCompany} />
      <Line
        name={quoting.checkedByUs}
        columns={columns}
        renderCell={({ company: { verified } }) => (
          <ul className={styles.proofs}>
            {verifiedKinds.map((kind) => {
              const isVerified = verified.includes(kind);
              return (
                <li key={kind} className={isVerified ? styles.proved : undefined}>
                  <Icon name={isVerified ? 'verified' : 'info'} size="small" />
                  {isVerified ? quoting.proofs[kind] : quoting.notShown(quoting.proofs[kind])}
                </li>
              );
            })}
          </ul>
        )}
      />
      <Line
        name={quoting.rating}
        columns={columns}
        renderCell={({ company: { ratingAverage, reviewCount } }) =>
          ratingAverage === null
            ? quoting.noReviews
            : quoting.ratingOf(format.number(Math.round(ratingAverage * 10) / 10), reviewCount)
        }
      />
      <Line name={quoting.seat} columns={columns} renderCell={({ company: { commune } }) => commune ?? ''} />
      <Line
        name={quoting.answers}
        columns={columns}
        renderCell={({ company: { responseHours } }) =>
          responseHours === null ? quoting.notMeasured : quoting.answersWithin(responseHours)
        }
      />
    </>
  );
};
