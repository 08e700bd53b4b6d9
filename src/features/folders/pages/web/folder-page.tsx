import { useQuery } from '@tanstack/react-query';
import { PageWrap } from '#design/layout.tsx';
import {
  folderCompaniesQuery,
  folderQuery,
  folderShareQuery,
  useRefetchOnOtherTabsChanges,
} from '#features/folders/core/web/index.ts';
import { ApiError } from '#web/api-client.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { FolderCompanies } from './folder/folder-companies.tsx';
import { FolderHead } from './folder/folder-head.tsx';
import { FolderSkeleton } from './folder/folder-skeleton.tsx';
import styles from './folder/folder.module.css';
import { MissingFolder } from './folder/missing-folder.tsx';
import type { folderRoute } from './page-routes.ts';

type FolderMatch = RouteMatchOf<typeof folderRoute>;

const FolderScreen = ({ params: { id }, search }: FolderMatch) => {
  useRefetchOnOtherTabsChanges();
  const { data: folder, error } = useQuery(folderQuery(id));
  // The folder may have been deleted while it was shown.
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!folder || isGone) return <MissingFolder error={error} />;
  const cursor = search.after?.toString();
  return (
    <PageWrap className={styles.page}>
      <FolderHead folder={folder} />
      <FolderCompanies key={`${id} ${cursor}`} folder={folder} startCursor={cursor} />
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof folderRoute>({
  tables: ['folders', 'companies'],
  queries: ({ params: { id }, search }) => [
    folderQuery(id),
    folderCompaniesQuery(id, search.after?.toString()),
    folderShareQuery(id),
  ],
  head: ({ match, strings: { folders }, read }) => ({
    title: folders.pageTitle(read(folderQuery(match.params.id))?.name ?? folders.folderMissing),
    isHiddenFromSearch: true,
  }),
  Screen: FolderScreen,
  Skeleton: FolderSkeleton,
});
