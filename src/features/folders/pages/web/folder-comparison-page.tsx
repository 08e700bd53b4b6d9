import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { folderQuery, folderShareQuery, RequestAllLink } from '#features/folders/core/web/index.ts';
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
import { MissingFolder } from './folder/missing-folder.tsx';
import { ShareDialog } from './folder/share-dialog.tsx';
import type { folderComparisonRoute } from './page-routes.ts';

type CompareMatch = RouteMatchOf<typeof folderComparisonRoute>;

const CompareScreen = ({ params: { id }, search }: CompareMatch) => {
  const { folders } = useStrings();
  const [isSharing, setIsSharing] = useState(false);
  const { data: folder, error } = useQuery(folderQuery(id));
  if (!folder) return <MissingFolder error={error} />;
  return (
    <PageWrap className={styles.page}>
      <BackLink href={href('/folders/:id', { id: folder.id })}>{folders.backTo(folder.name)}</BackLink>
      <PageHead
        title={folders.compareTitle(folder.name)}
        action={
          <div className={styles.actions}>
            <RequestAllLink ids={parseCompanyIds(search.ids)} commune={search.from} />
            <MessageAllCompaniesButton search={search} />
            <PrintButton />
            <Button icon={signedInIcons.external} size="small" onClick={() => setIsSharing(true)}>
              {folders.share}
            </Button>
          </div>
        }
      />
      <CompanyComparison
        search={search}
        address={href('/folders/:id/compare', { id: folder.id })}
        backHref={href('/folders/:id', { id: folder.id })}
      />
      {isSharing && <ShareDialog folder={folder} ids={search.ids} onClose={() => setIsSharing(false)} />}
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof folderComparisonRoute>({
  tables: ['folders', 'companies', 'profile'],
  queries: ({ params: { id }, search }) => [
    folderQuery(id),
    comparisonQuery(search),
    startCommunesQuery,
    folderShareQuery(id),
  ],
  head: ({ match, strings: { folders }, read }) => {
    const folder = read(folderQuery(match.params.id));
    const title = folder ? folders.compareTitle(folder.name) : folders.folderMissing;
    return { title: folders.pageTitle(title), isHiddenFromSearch: true };
  },
  Screen: CompareScreen,
  Skeleton: FolderSkeleton,
});
