import { Anchor } from '#design/anchor.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { StarRating } from '#design/star-rating.tsx';
import type { SimilarCompany } from '#features/companies/core/contract/similar-company.ts';
import { profilePath } from '#features/companies/core/rules/profile-path.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './similar-company-list.module.css';

interface SimilarListProps {
  companies: readonly SimilarCompany[];
  outOfFive: (value: string) => string;
}

/** Shows a few companies side by side, each a link to its page. */
export const SimilarCompanyList = ({ companies, outOfFive }: SimilarListProps) => (
  <ul className={styles.list}>
    {companies.map((company) => (
      <li key={company.id}>
        <SimilarCompanyLink company={company} outOfFive={outOfFive} />
      </li>
    ))}
  </ul>
);

interface SimilarCompanyLinkProps extends Pick<SimilarListProps, 'outOfFive'> {
  company: SimilarCompany;
}

const SimilarCompanyLink = ({ company, outOfFive }: SimilarCompanyLinkProps) => {
  const names = useTranslatedNames();
  const { name, logoUrl, city, ratingAverage } = company;
  return (
    <Anchor className={styles.line} href={profilePath(company)}>
      <CompanyLogo name={name} logo={logoUrl} size="small" />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.place}>{city}</span>
        {ratingAverage !== null && (
          <StarRating value={ratingAverage} label={outOfFive(names.average(ratingAverage))} />
        )}
      </span>
    </Anchor>
  );
};
