import type { Company } from '#features/companies/profile/contract/company-profile.ts';
import type { ProfileMatch } from './queries.ts';

/** What each part of a profile is given. */
export interface ProfileProps {
  company: Company;
  match: ProfileMatch;
}
