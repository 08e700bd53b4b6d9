import { FormAndAsideColumns } from '#features/accounts/settings/web/profile-and-settings/form-and-aside-columns.tsx';
import type { CurrentUser } from '#kernel/current-user.ts';
import { ProfileFormPanel } from './profile-form-panel.tsx';
import { ProfilePhotoPanel } from './profile-photo-panel.tsx';

export const SettingsProfileTab = ({ user }: { user: CurrentUser }) => (
  <FormAndAsideColumns aside={<ProfilePhotoPanel user={user} />}>
    <ProfileFormPanel user={user} />
  </FormAndAsideColumns>
);
