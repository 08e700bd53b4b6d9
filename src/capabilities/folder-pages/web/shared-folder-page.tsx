import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Wrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Text } from '#design/text.tsx';
import type { getSharedFolder } from '#folders/contract/shares.ts';
import { sharedCompaniesQuestion, sharedFolderQuestion } from '#folders/web/index.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import compare from './compare/compare.module.css';
import { CompanyComparison } from './compare/comparison.tsx';
import type { ComparedSearch } from './compare/distance-form.tsx';
import { MessageAll } from './compare/message-all.tsx';
import { PrintButton } from './compare/print-button.tsx';
import { comparisonQuestion, startCommunesQuestion } from './compare/questions.ts';
import styles from './folder/folder.module.css';
import { FolderSkeleton } from './folder/folder-skeleton.tsx';
import { SharedCompanies } from './folder/shared-companies.tsx';
import type { sharedFolderAddress } from './page-addresses.ts';

type SharedMatch = MatchOf<typeof sharedFolderAddress>;

const addressOf = ({ params: { token } }: SharedMatch) => `/shared/${encodeURIComponent(token)}`;

const SharedFolderScreen = (match: SharedMatch) => {
  const { answer: folder } = useOutcome(sharedFolderQuestion(match.params.token));
  return folder ? <SharedFolder folder={folder} match={match} /> : <MissingShare />;
};

interface SharedFolderProps {
  folder: AnswerOf<typeof getSharedFolder>;
  match: SharedMatch;
}

const SharedFolder = ({ folder, match }: SharedFolderProps) => {
  const { folders } = useStrings();
  const { ids, after } = match.search;
  const address = addressOf(match);
  return (
    <Wrap className={styles.page}>
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
          <SharedCompanies
            key={after}
            token={match.params.token}
            address={address}
            after={after?.toString()}
          />
        </>
      )}
    </Wrap>
  );
};

const CompareActions = ({ search, address }: { search: ComparedSearch; address: string }) => {
  const { folders } = useStrings();
  return (
    <div className={compare.actions}>
      <MessageAll search={search} />
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
    <Wrap className={styles.missing}>
      <EmptyState
        level={1}
        art={<SearchArt />}
        title={folders.sharedMissing}
        text={folders.sharedMissingText}
        action={<LinkButton href="/#browse-services">{folders.browseServices}</LinkButton>}
      />
    </Wrap>
  );
};

export const page = definePage<typeof sharedFolderAddress>({
  tables: ['folders', 'companies', 'profile'],
  questions: ({ params: { token }, search }) => [
    sharedFolderQuestion(token),
    ...(search.ids
      ? [comparisonQuestion(search), startCommunesQuestion]
      : [sharedCompaniesQuestion(token, search.after?.toString())]),
  ],
  head: ({ match, strings: { folders }, read }) => ({
    title: folders.pageTitle(read(sharedFolderQuestion(match.params.token))?.name ?? folders.sharedMissing),
    isHiddenFromSearch: true,
  }),
  Screen: SharedFolderScreen,
  Skeleton: FolderSkeleton,
});
