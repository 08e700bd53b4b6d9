import { updateUser } from '#features/accounts/core/contract/settings.ts';
import { NotificationsPanel } from '#features/accounts/settings/web/profile-and-settings/notifications-panel.tsx';
import { TwoColumns } from '#features/accounts/settings/web/profile-and-settings/two-columns.tsx';
import { useOwnAccount } from '#features/accounts/settings/web/profile-and-settings/use-own-account.ts';
import { PreferencesByKind } from '#features/notifications/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { DevicePanel } from './device-panel.tsx';

export const NotificationsTab = ({ user }: { user: CurrentUser }) => {
  const { accounts } = useStrings();
  const { cacheUser } = useOwnAccount();
  return (
    <TwoColumns>
      <NotificationsPanel
        person={user}
        failed={accounts.updateNotificationsFailed}
        save={async (choice) => {
          const updated = await callEndpoint(updateUser, { body: choice });
          await cacheUser(updated);
          return updated;
        }}
      />
      <PreferencesByKind isOn={{ email: user.emailNotifications, sms: user.smsNotifications }} />
      <DevicePanel />
    </TwoColumns>
  );
};
