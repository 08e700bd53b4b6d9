import type { ClientProfile } from '#features/accounts/core/contract/account-settings.ts';
import type { CurrentUser } from '#kernel/current-user.ts';

export interface OwnProfileProps {
  user: CurrentUser;
  profile: ClientProfile;
}
