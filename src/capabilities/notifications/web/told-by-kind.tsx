import { useQueryClient } from '@tanstack/react-query';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Table } from '#design/table.tsx';
import { Text } from '#design/text.tsx';
import { muteNews } from '#notifications/contract/muted-news.ts';
import { isTexted, type NewsChannel, type NewsTopic, newsTopics } from '#notifications/rules/news-by-kind.ts';
import { call } from '#web/api-client.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import { mutedNewsQuestion } from './questions.ts';
import styles from './told-by-kind.module.css';

interface ToldByKindProps {
  /** What the two switches above say of everything. */
  isOn: Record<NewsChannel, boolean>;
}

/** Of what somebody is told by mail and by text message, each chosen at once. */
export const ToldByKind = ({ isOn }: ToldByKindProps) => {
  const { notifications } = useStrings();
  const client = useQueryClient();
  const { answer: muted } = useOutcome(mutedNewsQuestion);
  const { change, isBusy } = useChange({
    send: (body: { about: NewsTopic; channel: NewsChannel; isMuted: boolean }) => call(muteNews, { body }),
    onDone: (now) => client.setQueryData(mutedNewsQuestion.queryKey, now),
    failed: (reason) => ({ title: notifications.notMuted, text: reason }),
  });
  if (!muted) return null;
  const tick = (about: NewsTopic, channel: NewsChannel) => (
    <input
      key={channel}
      type="checkbox"
      className={styles.tick}
      aria-label={notifications.toldBy(notifications.topics[about], notifications.channels[channel])}
      disabled={!isOn[channel] || isBusy}
      checked={isOn[channel] && !muted.some((one) => one.about === about && one.channel === channel)}
      onChange={({ currentTarget: { checked } }) => void change({ about, channel, isMuted: !checked })}
    />
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
        rows={newsTopics.map((about) => ({
          key: about,
          cells: [
            notifications.topics[about],
            tick(about, 'email'),
            isTexted(about) ? tick(about, 'sms') : '–',
          ],
        }))}
      />
    </Panel>
  );
};
