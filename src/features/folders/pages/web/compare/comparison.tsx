import { useQuery } from '@tanstack/react-query';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Table } from '#design/table.tsx';
import { Text } from '#design/text.tsx';
import type { ComparedCompany } from '#features/folders/pages/contract/compare-companies.ts';
import { ApiError } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';
import { ColumnHead } from './column-head.tsx';
import styles from './comparison.module.css';
import { type ComparisonSearchParams, DistanceForm } from './distance-form.tsx';
import { comparisonQuery } from './queries.ts';
import { useComparisonRows } from './use-comparison-rows.tsx';

interface ComparisonProps {
  search: ComparisonSearchParams;
  /** Links within the comparison keep this path. */
  address: string;
  /** This page lets one choose again. */
  backHref: string;
  /** Names the way back; without one it leads to the whole folder. */
  backLabel?: string;
}

/** Shows companies side by side, or why they cannot be compared. */
export const CompanyComparison = ({ search, address, backHref, backLabel }: ComparisonProps) => {
  const { data: companies, error } = useQuery(comparisonQuery(search));
  if (!companies) return <NoComparison error={error} backHref={backHref} backLabel={backLabel} />;
  return (
    <>
      <DistanceForm search={search} address={address} />
      <Side companies={companies} search={search} address={address} backHref={backHref} />
    </>
  );
};

interface SideProps {
  companies: readonly ComparedCompany[];
  search: ComparisonSearchParams;
  address: string;
  backHref: string;
}

const Side = ({ companies, ...place }: SideProps) => {
  const { folders } = useStrings();
  const aspects = useComparisonRows(place.search.from);
  return (
    <div className={styles.comparison}>
      <Table
        hideCaption
        caption={folders.compareCaption}
        columns={[
          { head: folders.aspect },
          ...companies.map((company) => ({
            head: <ColumnHead company={company} {...place} />,
          })),
        ]}
        rows={aspects.map(({ name, note, cell: renderCell }) => ({
          key: name,
          cells: [
            <>
              {name}
              {note && (
                <Text size="tiny" tone="muted">
                  {note}
                </Text>
              )}
            </>,
            ...companies.map(renderCell),
          ],
        }))}
      />
    </div>
  );
};

interface NoComparisonProps extends Pick<ComparisonProps, 'backHref'> {
  error: unknown;
  backLabel: string | undefined;
}

const NoComparison = ({ error, backHref, backLabel }: NoComparisonProps) => {
  const strings = useStrings();
  const { folders } = strings;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <EmptyState
      level={2}
      art={<SearchArt />}
      title={folders.compareFailed}
      text={isGone ? folders.compareGoneText : failureReasonOf(error, strings)}
      action={<LinkButton href={backHref}>{backLabel ?? folders.wholeFolder}</LinkButton>}
    />
  );
};
