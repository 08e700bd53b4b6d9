import { updateNotificationSettings } from '#features/accounts/core/contract/account-settings.ts';
import { FormAndAsideColumns } from '#features/accounts/settings/web/profile-and-settings/form-and-aside-columns.tsx';
import { NotificationsPanel } from '#features/accounts/settings/web/profile-and-settings/notifications-panel.tsx';
import { useAccountCache } from '#features/accounts/settings/web/profile-and-settings/use-account-cache.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import type { OwnProfileProps } from './own-profile-props.ts';
import { ProfilePasswordPanel } from './profile-password-panel.tsx';

export const ProfileSettingsTab = ({ user, profile }: OwnProfileProps) => {
  const { accounts } = useStrings();
  const { cacheProfile } = useAccountCache();
  return (
    <FormAndAsideColumns aside={<ProfilePasswordPanel username={user.username} />}>
      <NotificationsPanel
        person={profile}
        failed={accounts.updateSettingsFailed}
        save={async (choice) => {
          const savedChoice = await callEndpoint(updateNotificationSettings, { body: choice });
          await cacheProfile({ ...profile, ...savedChoice });
          return savedChoice;
        }}
      />
    </FormAndAsideColumns>
  );
};
