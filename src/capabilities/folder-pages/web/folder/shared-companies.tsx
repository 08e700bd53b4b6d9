import type { CompanyItem } from '#companies/contract/item.ts';
import { SearchArt } from '#design/empty-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { CompareBar } from '#folder-pages/web/compare/compare-bar.tsx';
import { useComparedCompanies } from '#folder-pages/web/compare/use-compared-companies.ts';
import { MoreLinks, sharedCompaniesQuestion, useShownPages } from '#folders/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { CompanyEntry } from './company-entry.tsx';
import styles from './folder.module.css';

interface SharedCompaniesProps {
  token: string;
  address: string;
  after: string | undefined;
}

/** A folder as somebody else may see it: to read and to compare. */
export const SharedCompanies = ({ token, address, after }: SharedCompaniesProps) => {
  const { folders } = useStrings();
  const shown = useShownPages<CompanyItem>((cursor) => sharedCompaniesQuestion(token, cursor), after);
  const choice = useComparedCompanies(shown.items);
  return (
    <section className={styles.companies} aria-label={folders.companiesInFolder}>
      <div className={styles.listHead}>
        <h2>{folders.companiesInFolder}</h2>
        {shown.items.length > 1 && <p className={styles.hint}>{folders.compareHint}</p>}
      </div>
      {shown.items.length === 0 && <EmptyState art={<SearchArt />} title={folders.noCompanies} />}
      <ul className={styles.list}>
        {shown.items.map((company) => (
          <li key={company.id}>
            <CompanyEntry company={company} choice={choice} />
          </li>
        ))}
      </ul>
      <MoreLinks shown={shown} address={address} hrefAfter={(cursor) => `${address}?after=${cursor}`} />
      <CompareBar choice={choice} hrefOf={(ids) => `${address}?ids=${ids}`} />
    </section>
  );
};
