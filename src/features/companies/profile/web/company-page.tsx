import { useQuery } from '@tanstack/react-query';
import { definePage } from '#web/page.ts';
import { MissingCompany } from './missing-company.tsx';
import type { companyRoute } from './page-routes.ts';
import { profileHead } from './profile-head.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileLayout } from './profile.tsx';
import { companyPageQueries, companyQuery, type ProfileMatch } from './queries.ts';

const CompanyScreen = (match: ProfileMatch) => {
  const { data: company, error } = useQuery(companyQuery(match));
  if (company) return <ProfileLayout company={company} match={match} />;
  return error ? <MissingCompany error={error} /> : <ProfileSkeleton />;
};

export const pageDefinition = definePage<typeof companyRoute>({
  tables: ['companies', 'profile', 'reviewPictures'],
  queries: companyPageQueries,
  shows: ({ match, read }) => ({ profile: read(companyQuery(match))?.id }),
  head: profileHead,
  Screen: CompanyScreen,
  Skeleton: ProfileSkeleton,
});
