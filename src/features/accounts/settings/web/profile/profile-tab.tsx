import { TwoColumns } from '#features/accounts/settings/web/profile-and-settings/two-columns.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import type { OwnProfileProps } from './profile-props.ts';

export const ProfileTab = ({ user, profile }: OwnProfileProps) => (
  <TwoColumns aside={<PicturePanel name={user.username} picture={profile.profilePictureUrl} />}>
    <DetailsPanel user={user} profile={profile} />
  </TwoColumns>
);
