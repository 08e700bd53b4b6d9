import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Table } from '#design/table.tsx';
import { Text } from '#design/text.tsx';
import { muteNotifications } from '#features/notifications/core/contract/muted-notifications.ts';
import {
  isTopicSentBySms,
  type NotificationChannel,
  type NotificationTopic,
  notificationTopics,
} from '#features/notifications/core/rules/notification-topics.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './preferences-by-topic.module.css';
import { mutedNotificationsQuery } from './queries.ts';

interface PreferencesByKindProps {
  /** The state of the two switches above, which apply to everything. */
  isOn: Record<NotificationChannel, boolean>;
}

/** Lets people choose topics for mail and SMS; each choice takes effect immediately. */
export const PreferencesByTopic = ({ isOn }: PreferencesByKindProps) => {
  const { notifications } = useStrings();
  const client = useQueryClient();
  const { data: muted } = useQuery(mutedNotificationsQuery);
  const { change, isBusy } = useMutationWithToast({
    send: (body: { about: NotificationTopic; channel: NotificationChannel; isMuted: boolean }) =>
      callEndpoint(muteNotifications, { body }),
    onDone: (now) => client.setQueryData(mutedNotificationsQuery.queryKey, now),
    failed: (reason) => ({ title: notifications.notMuted, text: reason }),
  });
  if (!muted) return null;
  const tick = (about: NotificationTopic, channel: NotificationChannel) => (
    <label key={channel} className={styles.target}>
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={notifications.toldBy(notifications.topics[about], notifications.channels[channel])}
        disabled={!isOn[channel] || isBusy}
        checked={isOn[channel] && !muted.some((entry) => entry.about === about && entry.channel === channel)}
        onChange={({ currentTarget: { checked } }) => void change({ about, channel, isMuted: !checked })}
      />
    </label>
  );
  return (
    <Panel title={notifications.byKindTitle}>
      <PanelBody>
        <Text tone="muted">{notifications.byKindText}</Text>
        <Text tone="muted">{notifications.byKindBounds}</Text>
      </PanelBody>
      <Table
        caption={notifications.byKindTitle}
        hideCaption
        columns={[
          { head: notifications.topic },
          { head: notifications.channels.email },
          { head: notifications.channels.sms },
        ]}
        rows={notificationTopics.map((about) => ({
          key: about,
          cells: [
            notifications.topics[about],
            tick(about, 'email'),
            isTopicSentBySms(about) ? tick(about, 'sms') : '–',
          ],
        }))}
      />
    </Panel>
  );
};
