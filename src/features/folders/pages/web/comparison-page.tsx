import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { RequestAllLink } from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './compare/compare.module.css';
import { CompanyComparison } from './compare/comparison.tsx';
import { MessageAllCompaniesButton } from './compare/message-all-companies.tsx';
import { parseCompanyIds } from './compare/parse-company-ids.ts';
import { PrintButton } from './compare/print-button.tsx';
import { comparisonQuery, startCommunesQuery } from './compare/queries.ts';
import { FolderSkeleton } from './folder/folder-skeleton.tsx';
import type { comparisonRoute } from './page-routes.ts';

/** Anybody can compare companies that they chose in a search. */
const ComparisonScreen = ({ search }: RouteMatchOf<typeof comparisonRoute>) => {
  const { folders } = useStrings();
  return (
    <PageWrap className={styles.page}>
      <PageHead
        title={folders.compareFound}
        action={
          search.ids && (
            <div className={styles.actions}>
              <RequestAllLink
                ids={parseCompanyIds(search.ids)}
                category={search.category}
                commune={search.from}
              />
              <MessageAllCompaniesButton search={search} />
              <PrintButton />
            </div>
          )
        }
      />
      {search.ids ? (
        <CompanyComparison
          search={search}
          address={href('/compare')}
          backHref={href('/search')}
          backLabel={folders.chooseAgain}
        />
      ) : (
        <EmptyState
          level={2}
          art={<SearchArt />}
          title={folders.compareHint}
          action={<LinkButton href={href('/search')}>{folders.chooseAgain}</LinkButton>}
        />
      )}
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof comparisonRoute>({
  tables: ['folders', 'companies', 'profile'],
  queries: ({ search }) => (search.ids ? [comparisonQuery(search), startCommunesQuery] : []),
  head: ({ strings: { folders } }) => ({
    title: folders.pageTitle(folders.compareFound),
    isHiddenFromSearch: true,
  }),
  Screen: ComparisonScreen,
  Skeleton: FolderSkeleton,
});
