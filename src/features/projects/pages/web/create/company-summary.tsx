import { CompanyLogo } from '#design/company-logo.tsx';
import type { CompanyItem } from '#features/companies/core/contract/company-item.ts';
import { joinedCategoryNames } from '#features/companies/core/rules/distinct-trades.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './company-picker.module.css';

export type ChosenCompanyData = Pick<CompanyItem, 'id' | 'name' | 'logoUrl' | 'services' | 'city'>;

export const CompanySummary = ({
  company: { name, logoUrl, services, city },
}: {
  company: ChosenCompanyData;
}) => {
  const { companies } = useStrings();
  const names = useTranslatedNames();
  const trades = joinedCategoryNames(services, companies.otherService, names.language).join(', ');
  return (
    <>
      <CompanyLogo name={name} logo={logoUrl} size="small" />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.trades}>{[trades, city].filter(Boolean).join(' · ')}</p>
      </div>
    </>
  );
};
