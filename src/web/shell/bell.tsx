import { useEffect, useState } from 'react';
import { IconButton } from '../../design/icon-button.tsx';
import { Menu } from '../../design/menu.tsx';
import { Spinner } from '../../design/spinner.tsx';
import { loadBellList } from '../routes.ts';
import { useStrings } from '../strings.tsx';
import { useUnreadNews } from '../unread-news.ts';
import { useLatePart } from '../use-late-part.ts';
import styles from './header.module.css';

export const BELL_ID = 'bell';

type Part = Awaited<ReturnType<typeof loadBellList>>;

/** Only the button and its count are every visitor's: the list, and what keeps it fresh, come afterwards. */
export const Bell = () => {
  const { web } = useStrings();
  const late = useLatePart(['notifications']);
  const unread = useUnreadNews();
  const [part, setPart] = useState<Part | null>(null);
  const [timesOpened, setTimesOpened] = useState(0);
  useEffect(() => {
    loadBellList().then(setPart, () => undefined);
  }, []);
  const open = async () => {
    const loaded = await late(loadBellList);
    if (loaded) {
      setPart(loaded);
      setTimesOpened((times) => times + 1);
    }
  };
  return (
    <div className={styles.bell}>
      {part && <part.FreshBell timesOpened={timesOpened} />}
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
        {part && timesOpened > 0 ? (
          <part.BellList />
        ) : (
          <div className={styles.bellWaiting}>
            <Spinner label={web.loading} />
          </div>
        )}
      </Menu>
    </div>
  );
};
