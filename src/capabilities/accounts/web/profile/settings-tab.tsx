import { call } from '../../../../web/api-client.ts';
import { useStrings } from '../../../../web/strings.tsx';
import { updateNotifications } from '../../contract/settings.ts';
import { Columns } from '../own/columns.tsx';
import { NotificationsPanel } from '../own/notifications-panel.tsx';
import { useOwnAccount } from '../own/use-own-account.ts';
import type { ProfileProps } from '../profile-page.tsx';
import { PasswordPanel } from './password-panel.tsx';

export const SettingsTab = ({ user, profile }: ProfileProps) => {
  const { accounts } = useStrings();
  const { keepProfile } = useOwnAccount();
  return (
    <Columns aside={<PasswordPanel username={user.username} />}>
      <NotificationsPanel
        person={profile}
        failed={accounts.updateSettingsFailed}
        save={async (choice) => {
          const kept = await call(updateNotifications, { body: choice });
          await keepProfile({ ...profile, ...kept });
          return kept;
        }}
      />
    </Columns>
  );
};
