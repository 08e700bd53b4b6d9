import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../design/icon-button.tsx';
import { Menu } from '../../design/menu.tsx';
import { Spinner } from '../../design/spinner.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { loadBellList } from '../routes.ts';
import { useStrings } from '../strings.tsx';
import { refreshBell, useUnread } from '../unread.ts';
import { useLatePart } from '../use-late-part.ts';
import styles from './header.module.css';

export const BELL_ID = 'bell';

/** What may have changed while the person was elsewhere is asked for again. */
const useFreshBell = () => {
  const client = useQueryClient();
  const { place } = useNavigation();
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else void refreshBell(client);
  }, [client, place.address]);
  useEffect(() => {
    const refresh = () => void refreshBell(client);
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [client]);
};

/** Only the button and its count are every page's: the list is fetched when it is opened. */
export const Bell = () => {
  const { web } = useStrings();
  const client = useQueryClient();
  const late = useLatePart(['notifications']);
  const unread = useUnread();
  const [List, setList] = useState<ComponentType | null>(null);
  useFreshBell();
  const open = async () => {
    void refreshBell(client);
    const part = List ? null : await late(loadBellList);
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
            icon="bell"
            label={unread > 0 ? web.unreadNotifications(unread) : web.notifications}
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
