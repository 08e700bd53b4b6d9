import { useEffect } from 'react';
import { Button } from '#design/button.tsx';
import { showToast } from '#design/toast.ts';
import type { CompanySearchState } from '#features/directory/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './company-picker.module.css';
import { type ChosenCompanyData, CompanySummary } from './company-summary.tsx';

interface FoundCompaniesProps {
  search: CompanySearchState;
  onChoose: (company: ChosenCompanyData) => void;
}

/** Lists the companies found; screen readers announce the result. */
export const FoundCompanies = ({ search, onChoose }: FoundCompaniesProps) => {
  const { projects } = useStrings();
  const resultPage = 'found' in search ? search.found : undefined;
  const hasFailed = search.state === 'failed';
  useEffect(() => {
    if (hasFailed)
      showToast({ tone: 'destructive', title: projects.searchError, text: projects.searchFailed });
  }, [hasFailed, projects]);
  return (
    <>
      <output className={styles.state}>
        <State search={search} />
      </output>
      {resultPage && resultPage.items.length > 0 && (
        <ul className={styles.found}>
          {resultPage.items.map((company) => (
            <li key={company.id}>
              <CompanySummary company={company} />
              <Button
                size="small"
                aria-label={projects.chooseNamed(company.name)}
                onClick={() => onChoose(company)}
              >
                {projects.choose}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const State = ({ search }: Pick<FoundCompaniesProps, 'search'>) => {
  const { projects } = useStrings();
  if (search.state === 'idle') return projects.searchIdle;
  if (search.state === 'searching') return projects.searching;
  if (search.state === 'failed') return projects.searchFailed;
  const { items, total } = search.found;
  return items.length === 0 ? projects.noneFound : projects.foundCompanies(items.length, total);
};
