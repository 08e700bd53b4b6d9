import { Wrap } from '#design/layout.tsx';
import { folderCompaniesQuestion, folderQuestion, shareQuestion, useOtherTabs } from '#folders/web/index.ts';
import { ApiError } from '#web/api-client.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useOutcome } from '#web/query.ts';
import styles from './folder/folder.module.css';
import { FolderCompanies } from './folder/folder-companies.tsx';
import { FolderHead } from './folder/folder-head.tsx';
import { FolderSkeleton } from './folder/folder-skeleton.tsx';
import { MissingFolder } from './folder/missing-folder.tsx';
import type { folderAddress } from './page-addresses.ts';

type FolderMatch = MatchOf<typeof folderAddress>;

const FolderScreen = ({ params: { id }, search }: FolderMatch) => {
  useOtherTabs();
  const { answer: folder, error } = useOutcome(folderQuestion(id));
  // It may have been deleted while it was shown.
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!folder || isGone) return <MissingFolder error={error} />;
  const after = search.after?.toString();
  return (
    <Wrap className={styles.page}>
      <FolderHead folder={folder} />
      <FolderCompanies key={`${id} ${after}`} folder={folder} after={after} />
    </Wrap>
  );
};

export const page = definePage<typeof folderAddress>({
  tables: ['folders', 'companies'],
  questions: ({ params: { id }, search }) => [
    folderQuestion(id),
    folderCompaniesQuestion(id, search.after?.toString()),
    shareQuestion(id),
  ],
  head: ({ match, strings: { folders }, read }) => ({
    title: folders.pageTitle(read(folderQuestion(match.params.id))?.name ?? folders.folderMissing),
    isHiddenFromSearch: true,
  }),
  Screen: FolderScreen,
  Skeleton: FolderSkeleton,
});
