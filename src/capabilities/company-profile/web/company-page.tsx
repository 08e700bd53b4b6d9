import { definePage } from '#web/page.ts';
import { useOutcome } from '#web/query.ts';
import { MissingCompany } from './missing-company.tsx';
import type { companyAddress } from './page-addresses.ts';
import { Profile } from './profile.tsx';
import { profileHead } from './profile-head.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { companyPageQuestions, companyQuestion, type ProfileMatch } from './questions.ts';

const CompanyScreen = (match: ProfileMatch) => {
  const { answer: company, error } = useOutcome(companyQuestion(match));
  if (company) return <Profile company={company} match={match} />;
  return error ? <MissingCompany error={error} /> : <ProfileSkeleton />;
};

export const page = definePage<typeof companyAddress>({
  tables: ['companies', 'profile', 'reviewPictures'],
  questions: companyPageQuestions,
  shows: ({ match, read }) => ({ profile: read(companyQuestion(match))?.id }),
  head: profileHead,
  Screen: CompanyScreen,
  Skeleton: ProfileSkeleton,
});
