import { FormAndAsideColumns } from '#features/accounts/settings/web/profile-and-settings/form-and-aside-columns.tsx';
import type { OwnProfileProps } from './own-profile-props.ts';
import { ProfileDetailsPanel } from './profile-details-panel.tsx';
import { ProfilePicturePanel } from './profile-picture-panel.tsx';

export const ProfileTab = ({ user, profile }: OwnProfileProps) => (
  <FormAndAsideColumns
    aside={<ProfilePicturePanel name={user.username} picture={profile.profilePictureUrl} />}
  >
    <ProfileDetailsPanel user={user} profile={profile} />
  </FormAndAsideColumns>
);
