import { Icon } from '#design/icon.tsx';
import { verifiedProofKinds } from '#features/companies/core/rules/proofs.ts';
import type { ComparisonColumn } from '#features/quotes/comparison/rules/toggle-options.ts';
import { useFormatDay } from '#features/quotes/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './compare.module.css';
import { ComparisonRow, RowGroupHeading } from './comparison-rows.tsx';

export const ComparedCompanyRows = ({
  columns,
  span,
}: {
  columns: readonly ComparisonColumn[];
  span: number;
}) => {
  const { quoting, comparing } = useStrings();
  const names = useTranslatedNames();
  const format = useFormat();
  const day = useFormatDay();
  const wordsOf = ({ kind, number, expiresOn }: ComparisonColumn['company']['verified'][number]) =>
    [comparing.proofs[kind], number, expiresOn && quoting.untilDay(day(expiresOn))].filter(Boolean).join(' ');
  return (
    <>
      <RowGroupHeading span={span} title={comparing.theCompany} />
      <ComparisonRow
        name={comparing.checkedByUs}
        columns={columns}
        renderCell={({ company: { verified } }) => (
          <ul className={styles.proofs}>
            {verifiedProofKinds.map((kind) => {
              const proof = verified.find((candidate) => candidate.kind === kind);
              return (
                <li key={kind} className={proof && styles.proved}>
                  <Icon name={proof ? 'verified' : 'info'} size="small" />
                  <span>{proof ? wordsOf(proof) : comparing.notShown(comparing.proofs[kind])}</span>
                </li>
              );
            })}
          </ul>
        )}
      />
      <ComparisonRow
        name={comparing.rating}
        columns={columns}
        renderCell={({ company: { ratingAverage, reviewCount } }) =>
          ratingAverage === null ? (
            comparing.noReviews
          ) : (
            <span className={styles.rating}>
              <Icon name="star" size="small" />
              {comparing.ratingOf(format.number(Math.round(ratingAverage * 10) / 10), reviewCount)}
            </span>
          )
        }
      />
      <ComparisonRow
        name={comparing.distance}
        columns={columns}
        renderCell={({ company: { commune, communeNames, distanceKm } }) =>
          [
            distanceKm !== null && comparing.about(distanceKm),
            commune && names.of({ name: commune, names: communeNames }),
          ]
            .filter(Boolean)
            .join(', ')
        }
      />
      <ComparisonRow
        name={comparing.answers}
        columns={columns}
        renderCell={({ company: { responseHours } }) =>
          responseHours === null ? comparing.notMeasured : comparing.answersWithin(responseHours)
        }
      />
    </>
  );
};
