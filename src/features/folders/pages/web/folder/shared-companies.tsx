import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import {
  CompareBar,
  ListPagingLinks,
  sharedFolderCompaniesQuery,
  useFolderComparisonChoice,
} from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { usePagedList } from '#web/lists/use-paged-list.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './folder.module.css';
import { SavedCompanyCard } from './saved-company-card.tsx';

interface SharedCompaniesProps {
  token: string;
  startCursor: string | undefined;
}

/** Shows somebody else's folder for reading and comparing. */
export const SharedCompanies = ({ token, startCursor }: SharedCompaniesProps) => {
  const { folders } = useStrings();
  const list = usePagedList({
    queryAt: (cursor) => sharedFolderCompaniesQuery(token, cursor),
    idOf: ({ id }) => id,
    start: startCursor,
  });
  const choice = useFolderComparisonChoice(list.items);
  return (
    <section className={styles.companies} aria-label={folders.companiesInFolder}>
      <div className={styles.listHead}>
        <h2>{folders.companiesInFolder}</h2>
        {list.items.length > 1 && <p className={styles.hint}>{folders.compareHint}</p>}
      </div>
      {list.items.length === 0 && <EmptyState art={<SearchArt />} title={folders.noCompanies} />}
      <ul className={styles.list}>
        {list.items.map((company) => (
          <li key={company.id}>
            <SavedCompanyCard company={company} choice={choice} />
          </li>
        ))}
      </ul>
      <ListPagingLinks
        list={list}
        isLater={startCursor !== undefined}
        hrefAt={(cursor) => href('/shared/:token', { token, after: cursor })}
      />
      <CompareBar choice={choice} hrefOf={(ids) => href('/shared/:token', { token, ids })} />
    </section>
  );
};
