import { TwoColumns } from '#features/accounts/settings/web/profile-and-settings/two-columns.tsx';
import type { CurrentUser } from '#kernel/current-user.ts';
import { PhotoPanel } from './photo-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';

export const SettingsProfileTab = ({ user }: { user: CurrentUser }) => (
  <TwoColumns aside={<PhotoPanel user={user} />}>
    <ProfilePanel user={user} />
  </TwoColumns>
);
