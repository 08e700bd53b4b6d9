import { Columns } from '#account-settings/web/profile-and-settings/columns.tsx';
import { NotificationsPanel } from '#account-settings/web/profile-and-settings/notifications-panel.tsx';
import { useOwnAccount } from '#account-settings/web/profile-and-settings/use-own-account.ts';
import { updateUser } from '#accounts/contract/settings.ts';
import type { User } from '#kernel/current-user.ts';
import { ToldByKind } from '#notifications/web/index.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { DevicePanel } from './device-panel.tsx';

export const NotificationsTab = ({ user }: { user: User }) => {
  const { accounts } = useStrings();
  const { keepUser } = useOwnAccount();
  return (
    <Columns>
      <NotificationsPanel
        person={user}
        failed={accounts.updateNotificationsFailed}
        save={async (choice) => {
          const updated = await call(updateUser, { body: choice });
          await keepUser(updated);
          return updated;
        }}
      />
      <ToldByKind isOn={{ email: user.emailNotifications, sms: user.smsNotifications }} />
      <DevicePanel />
    </Columns>
  );
};
