import { useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Select } from '#design/select.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import type { QuoteComparison } from '#features/quotes/comparison/contract/comparison.ts';
import { applySelectedOptions } from '#features/quotes/comparison/rules/toggle-options.ts';
import { toggleInSet } from '#features/quotes/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { ResourceBoundary } from '#web/shell/resource-boundary.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { CompareTable } from './compare-table.tsx';
import styles from './compare.module.css';
import { quoteComparisonQuery } from './comparison-query.ts';
import type { compareQuotesRoute } from './page-routes.ts';
import { type ColumnSort, columnSorts, sortColumns } from './sort-columns.ts';

const CompareScreen = ({ params: { id } }: RouteMatchOf<typeof compareQuotesRoute>) => (
  <ResourceBoundary query={quoteComparisonQuery(id)}>
    {(comparison) => <Shown id={id} comparison={comparison} />}
  </ResourceBoundary>
);

const Shown = ({ id, comparison }: { id: string; comparison: QuoteComparison }) => {
  const { quoting, comparing } = useStrings();
  const isLive = useIsHydrated();
  const [sort, setSort] = useState<ColumnSort>('received');
  const [selectedOptions, setSelectedOptions] = useState<ReadonlySet<string>>(new Set());
  const { columns, request, outstanding } = comparison;
  return (
    <PageWrap className={styles.page}>
      <BackLink href={href('/requests/:id', { id })}>
        {request.title === null ? (
          quoting.backToRequest
        ) : (
          <TextInItsLanguage text={request.title} offer={request.translation} />
        )}
      </BackLink>
      <PageHead
        title={comparing.compareTitle(columns.length)}
        below={columns.length > 0 && <p className={styles.lead}>{comparing.compareLead}</p>}
        action={
          columns.length > 1 && (
            // They take their room from the beginning, or a place that is scrolled to again would move.
            <div className={classNames(styles.tools, !isLive && styles.waiting)}>
              <label className={styles.sort}>
                <span>{comparing.sortBy}</span>
                <Select
                  size="small"
                  value={sort}
                  onChange={({ currentTarget: { value } }) => setSort(value as ColumnSort)}
                >
                  {columnSorts.map((name) => (
                    <option key={name} value={name}>
                      {comparing.sorts[name]}
                    </option>
                  ))}
                </Select>
              </label>
              <Button icon="document" size="small" onClick={() => window.print()}>
                {comparing.print}
              </Button>
            </div>
          )
        }
      />
      {columns.length === 0 ? (
        <EmptyState
          level={2}
          art={<StonesArt />}
          title={comparing.noneToCompareTitle}
          text={comparing.noneToCompare}
        />
      ) : (
        <>
          <Differences comparison={comparison} />
          <CompareTable
            comparison={sortColumns(applySelectedOptions(comparison, selectedOptions), sort)}
            selectedOptions={selectedOptions}
            onTake={(key) => setSelectedOptions(toggleInSet(selectedOptions, key))}
          />
          <TitleBlock comparison={comparison} />
        </>
      )}
      {outstanding > 0 && columns.length > 0 && (
        <p className={styles.fine}>{comparing.stillOut(outstanding)}</p>
      )}
      {columns.length > 0 && <p className={styles.fine}>{comparing.fine}</p>}
    </PageWrap>
  );
};

const Differences = ({ comparison: { differences, columns } }: { comparison: QuoteComparison }) => {
  const { comparing } = useStrings();
  if (columns.length < 2) return null;
  return (
    <section className={styles.differences} aria-labelledby="differences">
      <h2 id="differences">{comparing.whatDiffers}</h2>
      {differences.length === 0 ? (
        <p>{comparing.nothingDiffers}</p>
      ) : (
        <ol>
          {differences.map(({ text }, index) => (
            <li key={text} id={`difference-${index + 1}`}>
              <span className={styles.callout} aria-hidden="true">
                {index + 1}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

const TitleBlock = ({ comparison: { request, columns, madeAt } }: { comparison: QuoteComparison }) => {
  const { quoting, comparing } = useStrings();
  const format = useFormat();
  const names = useTranslatedNames();
  const { commune, communeNames } = request;
  const facts = [
    [comparing.request, request.title ?? ''],
    [
      quoting.site,
      [request.postalCode, commune && names.of({ name: commune, names: communeNames })]
        .filter(Boolean)
        .join(' '),
    ],
    [comparing.client, request.clientName],
    [quoting.quotes, String(columns.length)],
    [comparing.made, format.longDate(new Date(madeAt))],
  ] as const;
  return (
    <dl className={styles.titleBlock}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

export const pageDefinition = definePage<typeof compareQuotesRoute>({
  tables: ['quoting', 'notFound', 'comparing'],
  queries: ({ params: { id } }) => [quoteComparisonQuery(id)],
  head: ({ match: { params }, read, strings: { quoting, comparing } }) => ({
    title: quoting.pageTitle(
      comparing.compareTitle(read(quoteComparisonQuery(params.id))?.columns.length ?? 0),
    ),
    isHiddenFromSearch: true,
  }),
  Screen: CompareScreen,
});
