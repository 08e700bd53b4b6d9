import { call } from '../../../../web/api-client.ts';
import { useStrings } from '../../../../web/strings.tsx';
import { updateUser } from '../../contract/settings.ts';
import type { User } from '../../contract/visitor.ts';
import { Columns } from '../own/columns.tsx';
import { NotificationsPanel } from '../own/notifications-panel.tsx';
import { useOwnAccount } from '../own/use-own-account.ts';
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
      <DevicePanel />
    </Columns>
  );
};
