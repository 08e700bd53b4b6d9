import { updateOwnUser } from '#features/accounts/core/contract/account-settings.ts';
import { FormAndAsideColumns } from '#features/accounts/settings/web/profile-and-settings/form-and-aside-columns.tsx';
import { NotificationsPanel } from '#features/accounts/settings/web/profile-and-settings/notifications-panel.tsx';
import { useAccountCache } from '#features/accounts/settings/web/profile-and-settings/use-account-cache.ts';
import { PreferencesByTopic } from '#features/notifications/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { PushNotificationsPanel } from './push-notifications-panel.tsx';

export const NotificationsTab = ({ user }: { user: CurrentUser }) => {
  const { accounts } = useStrings();
  const { cacheUser } = useAccountCache();
  return (
    <FormAndAsideColumns>
      <NotificationsPanel
        person={user}
        failed={accounts.updateNotificationsFailed}
        save={async (choice) => {
          const updated = await callEndpoint(updateOwnUser, { body: choice });
          await cacheUser(updated);
          return updated;
        }}
      />
      <PreferencesByTopic isOn={{ email: user.emailNotifications, sms: user.smsNotifications }} />
      <PushNotificationsPanel />
    </FormAndAsideColumns>
  );
};
