import { Anchor } from '#design/anchor.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import type { ComparedCompany } from '#features/folders/pages/contract/compare-companies.ts';
import { href } from '#kernel/href.ts';
import { ColumnActions } from './column-actions.tsx';
import styles from './comparison.module.css';
import type { ComparisonSearchParams } from './distance-form.tsx';

interface ColumnHeadProps {
  company: ComparedCompany;
  search: ComparisonSearchParams;
  address: string;
  backHref: string;
}

export const ColumnHead = ({ company, ...place }: ColumnHeadProps) => {
  const { id, name, logoUrl } = company;
  return (
    <>
      <span className={styles.company}>
        <CompanyLogo name={name} logo={logoUrl} size="small" />
        <Anchor data-alone href={href('/companies/:id', { id })}>
          {name}
        </Anchor>
      </span>
      <ColumnActions company={company} {...place} />
    </>
  );
};
