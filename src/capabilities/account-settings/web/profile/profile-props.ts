import type { ClientProfile } from '#accounts/contract/settings.ts';
import type { User } from '#kernel/current-user.ts';

export interface OwnProfileProps {
  user: User;
  profile: ClientProfile;
}
