import { useQuery } from '@tanstack/react-query';
import { SimilarCompanyList } from '#features/companies/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import overview from './profile-overview-tab.module.css';
import { type ProfileMatch, similarCompaniesQuery } from './queries.ts';

/** Ends the overview: whoever this company doesn't suit goes on from here. */
export const SimilarCompanies = ({ match }: { match: ProfileMatch }) => {
  const { profile } = useStrings();
  const { data: companies = [] } = useQuery(similarCompaniesQuery(match));
  if (companies.length === 0) return null;
  return (
    <section className={overview.similar}>
      <h2>{profile.similarCompanies}</h2>
      <p className={overview.note}>{profile.similarCompaniesNote}</p>
      <SimilarCompanyList companies={companies} outOfFive={profile.outOfFive} />
    </section>
  );
};
