import type { Company } from '#features/companies/profile/contract/company-profile.ts';
import type { ProfileMatch } from './queries.ts';

export interface ProfileProps {
  company: Company;
  match: ProfileMatch;
}
