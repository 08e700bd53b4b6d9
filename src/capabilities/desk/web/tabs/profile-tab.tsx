import { ProfileEditor } from '../../../companies/web/index.ts';

export const ProfileTab = () => <ProfileEditor />;
