import { updateNotifications } from '#features/accounts/core/contract/settings.ts';
import { NotificationsPanel } from '#features/accounts/settings/web/profile-and-settings/notifications-panel.tsx';
import { TwoColumns } from '#features/accounts/settings/web/profile-and-settings/two-columns.tsx';
import { useOwnAccount } from '#features/accounts/settings/web/profile-and-settings/use-own-account.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { ProfilePasswordPanel } from './password-panel.tsx';
import type { OwnProfileProps } from './profile-props.ts';

export const SettingsTab = ({ user, profile }: OwnProfileProps) => {
  const { accounts } = useStrings();
  const { cacheProfile } = useOwnAccount();
  return (
    <TwoColumns aside={<ProfilePasswordPanel username={user.username} />}>
      <NotificationsPanel
        person={profile}
        failed={accounts.updateSettingsFailed}
        save={async (choice) => {
          const savedChoice = await callEndpoint(updateNotifications, { body: choice });
          await cacheProfile({ ...profile, ...savedChoice });
          return savedChoice;
        }}
      />
    </TwoColumns>
  );
};
