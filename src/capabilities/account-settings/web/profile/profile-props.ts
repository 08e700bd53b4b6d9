import type { ClientProfile } from '#accounts/contract/settings.ts';
import type { User } from '#kernel/current-user.ts';

export interface ProfileProps {
  user: User;
  profile: ClientProfile;
}
