import { useQuery } from '@tanstack/react-query';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Text } from '#design/text.tsx';
import type { getSharedFolder } from '#features/folders/core/contract/folder-shares.ts';
import { sharedFolderCompaniesQuery, sharedFolderQuery } from '#features/folders/core/web/index.ts';
import type { ResponseOf } from '#kernel/endpoint.ts';
import { href } from '#kernel/href.ts';
import { browseServicesHref } from '#web/navigation/browse-services.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import compare from './compare/compare.module.css';
import { CompanyComparison } from './compare/comparison.tsx';
import type { ComparisonSearchParams } from './compare/distance-form.tsx';
import { MessageAllCompaniesButton } from './compare/message-all-companies.tsx';
import { PrintButton } from './compare/print-button.tsx';
import { comparisonQuery, startCommunesQuery } from './compare/queries.ts';
import { FolderSkeleton } from './folder/folder-skeleton.tsx';
import styles from './folder/folder.module.css';
import { SharedCompanies } from './folder/shared-companies.tsx';
import type { sharedFolderRoute } from './page-routes.ts';

type SharedMatch = RouteMatchOf<typeof sharedFolderRoute>;

const sharedFolderHref = ({ params: { token } }: SharedMatch) => href('/shared/:token', { token });

const SharedFolderScreen = (match: SharedMatch) => {
  const { data: folder } = useQuery(sharedFolderQuery(match.params.token));
  return folder ? <SharedFolder folder={folder} match={match} /> : <MissingShare />;
};

interface SharedFolderProps {
  folder: ResponseOf<typeof getSharedFolder>;
  match: SharedMatch;
}

const SharedFolder = ({ folder, match }: SharedFolderProps) => {
  const { folders } = useStrings();
  const { ids, after } = match.search;
  const address = sharedFolderHref(match);
  return (
    <PageWrap className={styles.page}>
      <PageHead
        title={ids ? folders.compareTitle(folder.name) : folder.name}
        below={folders.sharedLead(folders.companyCount(folder.companyCount))}
        action={ids && <CompareActions search={match.search} address={address} />}
      />
      {ids ? (
        <CompanyComparison search={match.search} address={address} backHref={address} />
      ) : (
        <>
          <Text tone="muted">{folder.description}</Text>
          <SharedCompanies key={after} token={match.params.token} startCursor={after?.toString()} />
        </>
      )}
    </PageWrap>
  );
};

const CompareActions = ({ search, address }: { search: ComparisonSearchParams; address: string }) => {
  const { folders } = useStrings();
  return (
    <div className={compare.actions}>
      <MessageAllCompaniesButton search={search} />
      <PrintButton />
      <LinkButton size="small" href={address}>
        {folders.wholeFolder}
      </LinkButton>
    </div>
  );
};

const MissingShare = () => {
  const { folders } = useStrings();
  return (
    <PageWrap className={styles.missing}>
      <EmptyState
        level={1}
        art={<SearchArt />}
        title={folders.sharedMissing}
        text={folders.sharedMissingText}
        action={<LinkButton href={browseServicesHref()}>{folders.browseServices}</LinkButton>}
      />
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof sharedFolderRoute>({
  tables: ['folders', 'companies', 'profile'],
  queries: ({ params: { token }, search }) => [
    sharedFolderQuery(token),
    ...(search.ids
      ? [comparisonQuery(search), startCommunesQuery]
      : [sharedFolderCompaniesQuery(token, search.after?.toString())]),
  ],
  head: ({ match, strings: { folders }, read }) => ({
    title: folders.pageTitle(read(sharedFolderQuery(match.params.token))?.name ?? folders.sharedMissing),
    isHiddenFromSearch: true,
  }),
  Screen: SharedFolderScreen,
  Skeleton: FolderSkeleton,
});
