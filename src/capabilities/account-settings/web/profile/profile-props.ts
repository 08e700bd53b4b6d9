import type { ClientProfile } from '#accounts/contract/settings.ts';
import type { CurrentUser } from '#kernel/current-user.ts';

export interface OwnProfileProps {
  user: CurrentUser;
  profile: ClientProfile;
}
