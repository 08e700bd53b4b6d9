import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { TextLink } from '#design/text.tsx';
import type { Folder } from '#features/folders/core/contract/folders.ts';
import { COMPARED_COMPANIES_LIMITS } from '#features/folders/core/rules/compared-companies-limits.ts';
import {
  CompareBar,
  folderCompaniesQuery,
  FoldersNotLoaded,
  ListPagingLinks,
  useFolderComparisonChoice,
} from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { usePagedList } from '#web/lists/use-paged-list.ts';
import { useStrings } from '#web/strings.tsx';
import { AddCompanyDialog } from './add-company-dialog.tsx';
import { CompanyNote } from './company-note.tsx';
import styles from './folder.module.css';
import { RemoveCompanyButton } from './remove-company.tsx';
import { SavedCompanyCard } from './saved-company-card.tsx';

interface FolderCompaniesProps {
  folder: Folder;
  startCursor: string | undefined;
}

export const FolderCompanies = ({ folder, startCursor }: FolderCompaniesProps) => {
  const { folders } = useStrings();
  const id = String(folder.id);
  const compareHref = (ids: string) => href('/folders/:id/compare', { id, ids });
  const list = usePagedList({
    queryAt: (cursor) => folderCompaniesQuery(id, cursor),
    idOf: (company) => company.id,
    start: startCursor,
  });
  const choice = useFolderComparisonChoice(list.items);
  const [isAdding, setIsAdding] = useState(false);
  const add = () => setIsAdding(true);
  return (
    <section className={styles.companies} aria-label={folders.companiesInFolder}>
      {!list.first && <FoldersNotLoaded />}
      {list.first && list.items.length === 0 && <NoCompanies onAdd={add} />}
      {list.items.length > 0 && (
        <>
          <ListHead
            count={list.items.length}
            hrefOfAll={compareHref(list.items.map((company) => company.id).join(','))}
            onAdd={add}
          />
          <ul className={styles.list}>
            {list.items.map((company) => (
              <li key={company.id}>
                <SavedCompanyCard
                  company={company}
                  choice={choice}
                  note={<CompanyNote folderId={id} company={company} />}
                  action={<RemoveCompanyButton folderId={id} company={company} />}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <ListPagingLinks
        list={list}
        isLater={startCursor !== undefined}
        hrefAt={(cursor) => href('/folders/:id', { id, after: cursor })}
      />
      <CompareBar choice={choice} hrefOf={compareHref} />
      {isAdding && (
        <AddCompanyDialog folder={folder} inFolder={list.items} onClose={() => setIsAdding(false)} />
      )}
    </section>
  );
};

interface ListHeadProps {
  count: number;
  /** This URL compares all of them. */
  hrefOfAll: string;
  onAdd: () => void;
}

const ListHead = ({ count, hrefOfAll, onAdd }: ListHeadProps) => {
  const { folders } = useStrings();
  const mayCompare = count >= COMPARED_COMPANIES_LIMITS.least;
  const mayCompareAll = mayCompare && count <= COMPARED_COMPANIES_LIMITS.most;
  return (
    <div className={styles.listHead}>
      <h2>{folders.companiesInFolder}</h2>
      {mayCompare && (
        <p className={styles.hint}>
          {mayCompareAll ? (
            <TextLink data-alone href={hrefOfAll}>
              {folders.compareAll(count)}
            </TextLink>
          ) : (
            folders.compareHint
          )}
        </p>
      )}
      <Button variant="primary" icon={signedInIcons.plus} onClick={onAdd}>
        {folders.addCompany}
      </Button>
    </div>
  );
};

const NoCompanies = ({ onAdd }: { onAdd: () => void }) => {
  const { folders } = useStrings();
  return (
    <EmptyState
      level={2}
      art={<SearchArt />}
      title={folders.noCompanies}
      text={folders.noCompaniesText}
      action={
        <Button variant="primary" icon={signedInIcons.plus} onClick={onAdd}>
          {folders.addFirstCompany}
        </Button>
      }
    />
  );
};
