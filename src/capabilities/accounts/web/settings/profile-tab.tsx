import type { User } from '../../contract/visitor.ts';
import { Columns } from '../own/columns.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';

export const ProfileTab = ({ user }: { user: User }) => (
  <Columns aside={<PhotoPanel user={user} />}>
    <ProfilePanel user={user} />
  </Columns>
);
