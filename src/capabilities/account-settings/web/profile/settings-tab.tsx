import { Columns } from '#account-settings/web/profile-and-settings/columns.tsx';
import { NotificationsPanel } from '#account-settings/web/profile-and-settings/notifications-panel.tsx';
import { useOwnAccount } from '#account-settings/web/profile-and-settings/use-own-account.ts';
import { updateNotifications } from '#accounts/contract/settings.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { ProfilePasswordPanel } from './password-panel.tsx';
import type { OwnProfileProps } from './profile-props.ts';

export const SettingsTab = ({ user, profile }: OwnProfileProps) => {
  const { accounts } = useStrings();
  const { keepProfile } = useOwnAccount();
  return (
    <Columns aside={<ProfilePasswordPanel username={user.username} />}>
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
