import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import type { ProfileMatch } from './queries.ts';

export interface ProfileProps {
  company: PublicCompany;
  match: ProfileMatch;
}
