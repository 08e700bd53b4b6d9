import { type ComponentType, useState } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { Menu } from '#design/menu.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { Spinner } from '#design/spinner.tsx';
import { appParts } from '#web/app-parts.ts';
import styles from '#web/shell/header.module.css';
import { useStrings } from '#web/strings.tsx';
import { useUnreadNotifications } from '#web/unread.ts';
import { useLazyComponent } from '#web/use-lazy-component.ts';

export const BELL_ID = 'bell';

/** Every page only has the button and its count: the list is loaded when first opened. */
export const Bell = () => {
  const { web, ownFrame } = useStrings();
  const late = useLazyComponent(['notifications']);
  const unread = useUnreadNotifications();
  const [List, setList] = useState<ComponentType | null>(null);
  const open = async () => {
    const part = await late(appParts().loadBell);
    if (part) setList(() => part.BellList);
  };
  return (
    <div className={styles.bell}>
      <Menu
        id={BELL_ID}
        label={web.notifications}
        onOpen={() => void open()}
        renderOpener={(opener) => (
          <IconButton
            icon={ownIcons.bell}
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
