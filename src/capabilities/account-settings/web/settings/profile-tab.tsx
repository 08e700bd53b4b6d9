import { Columns } from '#account-settings/web/profile-and-settings/columns.tsx';
import type { User } from '#kernel/current-user.ts';
import { PhotoPanel } from './photo-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';

export const SettingsProfileTab = ({ user }: { user: User }) => (
  <Columns aside={<PhotoPanel user={user} />}>
    <ProfilePanel user={user} />
  </Columns>
);
