import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PageWrap } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { showToast } from '#design/toast.ts';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { tradeNamesQuery } from '#features/directory/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-screen.module.css';
import { validateSearchState, type SearchState } from './search-state.ts';
import { useUnderstoodChips } from './use-understood-chips.ts';

const none: readonly NamedTrade[] = [];

/** The URL holds the state; every choice and every letter only changes that. */
export const SearchScreen = ({ search: rawSearch }: { search: SearchState }) => {
  const { finding } = useStrings();
  const { data: categories, error } = useQuery(tradeNamesQuery);
  const { search, isWhole } = validateSearchState(rawSearch, categories);
  const understood = useUnderstoodChips(search, categories ?? none);
  useEffect(() => {
    if (error) showToast({ tone: 'destructive', title: finding.error, text: finding.categoriesFailed });
  }, [error, finding]);
  return (
    <PageWrap className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {understood.map(({ label }) => label).join(', ') || finding.searchTitle}
      </h1>
      <SearchForm search={search} categories={categories ?? none} understood={understood} />
      {!isWhole && (
        <div className={styles.notice}>
          <Notice title={finding.unknownAsked} text={finding.unknownAskedText} />
        </div>
      )}
      <SearchResults search={search} />
    </PageWrap>
  );
};
