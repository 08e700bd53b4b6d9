import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { CompanyRow } from '#features/companies/profile/web/index.ts';
import {
  MAX_COUNTED_MATCHES,
  MAX_DIRECTORY_PAGE_SIZE,
  SEARCH_PAGE_SIZE,
} from '#features/directory/core/contract/directory.ts';
import { HiddenFormFields } from '#features/directory/pages/web/hidden-form-fields.tsx';
import { LazyCompareBar } from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { GetMethodForm } from '#web/navigation/get-method-form.tsx';
import { useStrings } from '#web/strings.tsx';
import { CountryMap } from './country-map.tsx';
import type { HighlightedAreaData } from './highlighted-area.ts';
import { NoResults } from './no-results.tsx';
import { searchExplanationQuery, searchResultsQuery } from './queries.ts';
import { ResultCountsByDistance } from './result-counts-by-distance.tsx';
import styles from './search-screen.module.css';
import { SearchResultsSkeleton } from './search-skeleton.tsx';
import { hasSearchFilters, searchHref, shownResultCount, type ValidSearchState } from './search-state.ts';
import { searchedTradeAndCommune } from './searched-trade-and-commune.ts';

type ResultPage = Awaited<ReturnType<ReturnType<typeof searchResultsQuery>['queryFn']>>;

/** Shows list and map of one search; each highlights what is pointed at in the other. */
export const SearchResults = ({ search }: { search: ValidSearchState }) => {
  const { directory, finding } = useStrings();
  const { data: resultPage, error } = useQuery(searchResultsQuery(search));
  const { data: reading } = useQuery({
    ...searchExplanationQuery(search),
    enabled: hasSearchFilters(search),
  });
  const [lit, setLit] = useState<HighlightedAreaData | null>(null);
  const isSearch = search.q !== undefined;
  useEffect(() => {
    if (!error) return;
    const failure = isSearch
      ? { title: finding.searchError, text: finding.searchFailed }
      : { title: finding.error, text: finding.companiesFailed };
    showToast({ tone: 'destructive', ...failure });
  }, [error, isSearch, finding]);
  return (
    <section className={styles.found} data-view={search.view ?? 'list'} aria-label={finding.results}>
      <div className={styles.list}>
        {resultPage && <Rows search={search} resultPage={resultPage} lit={lit} onLook={setLit} />}
        {resultPage && hasSearchFilters(search) && <ResultCountsByDistance search={search} />}
        {resultPage && <LazyCompareBar searched={searchedTradeAndCommune(search, reading)} />}
        {!resultPage && (error ? <Failed search={search} /> : <SearchResultsSkeleton />)}
        <Text id="ranking" size="small" tone="muted" className={styles.ranking}>
          {finding.rankingNote} <TextLink href={href('/ranking')}>{directory.rankingLink}</TextLink>
        </Text>
      </div>
      <CountryMap search={search} lit={lit} onLook={setLit} />
    </section>
  );
};

interface RowsProps {
  search: ValidSearchState;
  resultPage: ResultPage;
  lit: HighlightedAreaData | null;
  onLook: (lit: HighlightedAreaData | null) => void;
}

const Rows = ({ search, resultPage: { items, total, next }, lit, onLook }: RowsProps) => {
  // Hundreds of rows render after the typing: a letter must not wait for them.
  const deferredItems = useDeferredValue(items);
  if (total === 0 || items.length === 0) return <NoResults search={search} />;
  return (
    <>
      <RowList items={deferredItems} lit={lit} onLook={onLook} />
      <More search={search} visibleCount={items.length} next={next} total={total} />
    </>
  );
};

interface RowListProps extends Pick<RowsProps, 'lit' | 'onLook'> {
  items: ResultPage['items'];
}

const RowList = memo(({ items, lit, onLook }: RowListProps) => (
  <ul className={styles.rows}>
    {items.map((company, index) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it lights the card's place on the map and does nothing
      <li
        key={company.id}
        data-lit={isLit(company, lit) || undefined}
        onPointerEnter={() => onLook(company)}
        onPointerLeave={() => onLook(null)}
        onFocus={() => onLook(company)}
        onBlur={() => onLook(null)}
      >
        <MemoRow company={company} isFirst={index === 0} />
      </li>
    ))}
  </ul>
));

const MemoRow = memo(CompanyRow);

const isLit = (company: HighlightedAreaData, lit: HighlightedAreaData | null) =>
  lit !== null &&
  lit !== company &&
  (lit.commune ? lit.commune === company.commune : lit.canton === company.canton);

interface MoreProps {
  search: ValidSearchState;
  visibleCount: number;
  next: string | null;
  total: number;
}

const More = ({ search, visibleCount, next, total }: MoreProps) => {
  const { directory, finding } = useStrings();
  if (next === null) return null;
  const more = shownResultCount(search) + SEARCH_PAGE_SIZE;
  // A list holds only so many; the rest comes on a page of its own.
  const isFull = more > MAX_DIRECTORY_PAGE_SIZE;
  const { show: _, ...otherFields } = search;
  return (
    <div className={styles.more}>
      {isFull ? (
        <LinkButton variant="secondary" href={searchHref(search, { after: next })}>
          {finding.nextPage}
        </LinkButton>
      ) : (
        <GetMethodForm action={href('/search')} replace stay>
          <HiddenFormFields values={otherFields} />
          <Button type="submit" variant="secondary" name="show" value={more}>
            {directory.showMore}
          </Button>
        </GetMethodForm>
      )}
      {search.after === undefined && total <= MAX_COUNTED_MATCHES && (
        <Text size="small" tone="faint">
          {directory.shown(visibleCount, total)}
        </Text>
      )}
    </div>
  );
};

const Failed = ({ search }: { search: ValidSearchState }) => {
  const { finding } = useStrings();
  return (
    <EmptyState
      art={<SearchArt />}
      title={search.q === undefined ? finding.companiesFailed : finding.searchFailed}
      action={
        // Leaves the client's router so that the server runs the search again: that is where it failed.
        <LinkButton href={searchHref(search)} target="_self">
          {finding.tryAgain}
        </LinkButton>
      }
    />
  );
};
