import { useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { Wrap } from '#design/layout.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { PageHead } from '#design/page-head.tsx';
import { AskAll, folderQuestion, shareQuestion } from '#folders/web/index.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './compare/compare.module.css';
import { CompanyComparison } from './compare/comparison.tsx';
import { idsIn } from './compare/ids-in.ts';
import { MessageAll } from './compare/message-all.tsx';
import { PrintButton } from './compare/print-button.tsx';
import { comparisonQuestion, startCommunesQuestion } from './compare/questions.ts';
import { FolderSkeleton } from './folder/folder-skeleton.tsx';
import { MissingFolder } from './folder/missing-folder.tsx';
import { ShareDialog } from './folder/share-dialog.tsx';
import type { compareAddress } from './page-addresses.ts';

type CompareMatch = MatchOf<typeof compareAddress>;

const CompareScreen = ({ params: { id }, search }: CompareMatch) => {
  const { folders } = useStrings();
  const [isSharing, setIsSharing] = useState(false);
  const { answer: folder, error } = useOutcome(folderQuestion(id));
  if (!folder) return <MissingFolder error={error} />;
  return (
    <Wrap className={styles.page}>
      <BackLink href={`/folders/${folder.id}`}>{folders.backTo(folder.name)}</BackLink>
      <PageHead
        title={folders.compareTitle(folder.name)}
        action={
          <div className={styles.actions}>
            <AskAll ids={idsIn(search.ids)} />
            <MessageAll search={search} />
            <PrintButton />
            <Button icon={ownIcons.external} size="small" onClick={() => setIsSharing(true)}>
              {folders.share}
            </Button>
          </div>
        }
      />
      <CompanyComparison
        search={search}
        address={`/folders/${folder.id}/compare`}
        backHref={`/folders/${folder.id}`}
      />
      {isSharing && <ShareDialog folder={folder} ids={search.ids} onClose={() => setIsSharing(false)} />}
    </Wrap>
  );
};

export const page = definePage<typeof compareAddress>({
  tables: ['folders', 'companies', 'profile'],
  questions: ({ params: { id }, search }) => [
    folderQuestion(id),
    comparisonQuestion(search),
    startCommunesQuestion,
    shareQuestion(id),
  ],
  head: ({ match, strings: { folders }, read }) => {
    const folder = read(folderQuestion(match.params.id));
    const title = folder ? folders.compareTitle(folder.name) : folders.folderMissing;
    return { title: folders.pageTitle(title), isHiddenFromSearch: true };
  },
  Screen: CompareScreen,
  Skeleton: FolderSkeleton,
});
