import { useQuery } from '@tanstack/react-query';
import { definePage } from '#web/page.ts';
import { CompanyNotFound } from './company-not-found.tsx';
import { conversationQueries } from './conversation-queries.ts';
import type { companyRoute } from './page-routes.ts';
import { profileHtmlHead } from './profile-html-head.ts';
import { ProfileLayout } from './profile-layout.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { companyPageQueries, companyQuery, type ProfileMatch } from './queries.ts';

const CompanyScreen = (match: ProfileMatch) => {
  const { data: company, error } = useQuery(companyQuery(match));
  if (company) return <ProfileLayout company={company} match={match} />;
  return error ? <CompanyNotFound error={error} /> : <ProfileSkeleton />;
};

export const pageDefinition = definePage<typeof companyRoute>({
  tables: ['companies', 'profile', 'reviewPictures'],
  queries: (match, context) => [...companyPageQueries(match), ...conversationQueries(match, context)],
  shows: ({ match, read }) => ({ profile: read(companyQuery(match))?.id }),
  head: profileHtmlHead,
  Screen: CompanyScreen,
  Skeleton: ProfileSkeleton,
});
