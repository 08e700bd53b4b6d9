import { useEffect } from 'react';
import { Button } from '#design/button.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { showToast } from '#design/toast.ts';
import type { CompanyItem } from '#features/companies/core/contract/company-item.ts';
import { joinedCategoryNames } from '#features/companies/core/rules/distinct-trades.ts';
import type { CompanySearchState } from '#features/directory/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './add-company-dialog.module.css';

interface FoundCompaniesProps {
  search: CompanySearchState;
  isIn: (id: number) => boolean;
  onAdd: (company: CompanyItem) => void;
}

/** Shows the result of a search: a status that is read out, and the companies. */
export const CompaniesToAdd = ({ search, isIn, onAdd }: FoundCompaniesProps) => {
  const { folders } = useStrings();
  const resultPage = 'found' in search ? search.found : undefined;
  useSearchFailure(search.state === 'failed');
  const isEmpty = search.state === 'found' && search.found.items.length === 0;
  return (
    <>
      <output className={styles.state}>
        {search.state === 'searching' && folders.searching}
        {search.state === 'found' &&
          !isEmpty &&
          folders.foundCompanies(search.found.items.length, search.found.total)}
      </output>
      {search.state === 'idle' && <p className={styles.prompt}>{folders.searchPrompt}</p>}
      {search.state === 'failed' && <p className={styles.prompt}>{folders.searchFailed}</p>}
      {isEmpty && <p className={styles.prompt}>{folders.noneFound}</p>}
      <ul className={styles.found}>
        {resultPage?.items.map((company) => (
          <li key={company.id}>
            <Found company={company} isIn={isIn(company.id)} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </>
  );
};

const useSearchFailure = (hasFailed: boolean) => {
  const { folders } = useStrings();
  useEffect(() => {
    if (hasFailed) showToast({ tone: 'destructive', title: folders.searchError, text: folders.searchFailed });
  }, [hasFailed, folders]);
};

interface FoundProps extends Pick<FoundCompaniesProps, 'onAdd'> {
  company: CompanyItem;
  isIn: boolean;
}

const Found = ({ company, isIn, onAdd }: FoundProps) => {
  const { folders, companies } = useStrings();
  const names = useTranslatedNames();
  const { name, logoUrl, services, city } = company;
  const trades =
    joinedCategoryNames(services, companies.otherService, names.language).join(', ') || folders.noServices;
  return (
    <>
      <CompanyLogo name={name} logo={logoUrl} size="small" />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.trades}>{[trades, city].filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        size="small"
        icon={isIn ? 'check' : signedInIcons.plus}
        disabled={isIn}
        aria-label={isIn ? undefined : folders.addNamed(name)}
        onClick={() => onAdd(company)}
      >
        {isIn ? folders.added : folders.add}
      </Button>
    </>
  );
};
