import { type ComponentType, useState } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { Menu } from '#design/menu.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Spinner } from '#design/spinner.tsx';
import { getAppRegistration } from '#web/app-registration.ts';
import styles from '#web/shell/header.module.css';
import { useStrings } from '#web/strings.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { useUnreadNotificationCount } from '#web/use-unread-counts.ts';

export const NOTIFICATION_BELL_ID = 'bell';

/** Every page only has the button and its count: the list is loaded when first opened. */
export const NotificationBell = () => {
  const { web, ownFrame } = useStrings();
  const late = useLazyComponent(['notifications']);
  const unread = useUnreadNotificationCount();
  const [List, setList] = useState<ComponentType | null>(null);
  const open = async () => {
    const part = await late(getAppRegistration().loadBell);
    if (part) setList(() => part.BellList);
  };
  return (
    <div className={styles.bell}>
      <Menu
        id={NOTIFICATION_BELL_ID}
        label={web.notifications}
        onOpen={() => void open()}
        renderOpener={(opener) => (
          <IconButton
            icon={signedInIcons.bell}
            label={unread > 0 ? ownFrame.unreadNotifications(unread) : web.notifications}
            count={unread}
            {...opener}
          />
        )}
      >
        {List ? (
          <List />
        ) : (
          <div className={styles.bellWaiting}>
            <Spinner label={web.loading} />
          </div>
        )}
      </Menu>
    </div>
  );
};
