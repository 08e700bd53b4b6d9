import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text, VisuallyHidden } from '#design/text.tsx';
import {
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
} from '#features/notifications/core/contract/notifications.ts';
import { notificationKindDefinitionOf } from '#features/notifications/core/rules/notification-kinds.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useUnreadNotificationCount } from '#web/use-unread-counts.ts';
import styles from './bell-list.module.css';
import { bellQuery, refetchBell } from './queries.ts';

const iconOf = (kind: Notification['kind']) => {
  const { icon } = notificationKindDefinitionOf(kind);
  return icon === 'calendar' || icon === 'flag' ? signedInIcons[icon] : icon;
};

/** Lists the bell's items, newest first. */
export const BellList = () => {
  const { notifications, web } = useStrings();
  const { queryKey, queryFn } = bellQuery;
  const { data, error, dataUpdatedAt } = useQuery({ queryKey, queryFn });
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{web.notifications}</h2>
        <MarkAllRead />
      </div>
      {data?.items.length === 0 && (
        <BellNote title={notifications.nothingYet} text={notifications.nothingYetText} />
      )}
      {error && !data && <BellNote title={web.error} text={notifications.notLoaded} />}
      <ul className={styles.list} aria-busy={!data && !error}>
        {data?.items.map((item) => (
          <li key={item.id}>
            <BellItem item={item} now={new Date(dataUpdatedAt)} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const BellNote = ({ title, text }: { title: string; text: string }) => (
  <div className={styles.note}>
    <strong>{title}</strong>
    <Text size="small" tone="muted">
      {text}
    </Text>
  </div>
);

const MarkAllRead = () => {
  const { notifications } = useStrings();
  const client = useQueryClient();
  const unread = useUnreadNotificationCount();
  const mark = async (event: MouseEvent) => {
    // A choice in a menu closes it; here it stays open, so that the reader can look at the items.
    event.stopPropagation();
    await callEndpoint(markAllNotificationsRead, {}).catch(() => undefined);
    await refetchBell(client);
  };
  return (
    <Button variant="quiet" size="small" disabled={unread === 0} onClick={(event) => void mark(event)}>
      {notifications.markAllRead}
    </Button>
  );
};

const BellItem = ({ item, now }: { item: Notification; now: Date }) => {
  const format = useFormat();
  const { notifications } = useStrings();
  const client = useQueryClient();
  // The linked page does not wait for this; if it fails, the item stays unread.
  const follow = () =>
    void callEndpoint(markNotificationRead, { params: { id: item.id } })
      .then(() => refetchBell(client))
      .catch(() => undefined);
  return (
    <Anchor
      href={item.href}
      className={classNames(styles.line, !item.isRead && styles.unread)}
      onClick={item.isRead ? undefined : follow}
    >
      <Icon name={iconOf(item.kind)} />
      <span className={styles.text}>
        {!item.isRead && <VisuallyHidden>{notifications.unread}: </VisuallyHidden>}
        {item.text}
      </span>
      <time className={styles.time} dateTime={item.createdAt}>
        {format.messageTime(new Date(item.createdAt), now)}
      </time>
    </Anchor>
  );
};
