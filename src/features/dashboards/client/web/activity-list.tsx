import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icons.ts';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import type { ActivityEntry } from '#features/dashboards/client/contract/activity.ts';
import { href } from '#kernel/href.ts';
import type { Strings } from '#strings/strings.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './dashboard.module.css';
import { activityQuery } from './queries.ts';

interface Description {
  icon: IconName;
  words: string;
  href: string;
}

const describe = (activity: ActivityEntry, { folders }: Strings): Description => {
  const { kind, id, name } = activity;
  if (kind === 'liked')
    return { icon: 'heart', words: folders.youLiked(name), href: href('/companies/:id', { id }) };
  if (kind === 'created')
    return {
      icon: signedInIcons.folder,
      words: folders.youCreated(name),
      href: href('/folders/:id', { id }),
    };
  if (kind === 'saved') {
    return {
      icon: 'folder-add',
      words: folders.savedTo(name, activity.folder),
      href: href('/folders/:id', { id }),
    };
  }
  if ('project' in activity) {
    const words = folders[activity.kind](activity.project, name);
    return { icon: 'document', words, href: href('/projects/:id', { id }) };
  }
  return { icon: 'message', words: folders[activity.kind](name), href: href('/messages/:id', { id }) };
};

export const ActivityList = () => {
  const format = useFormat();
  const strings = useStrings();
  const { folders } = strings;
  const [now] = useState(() => new Date());
  const { data: activities = [] } = useQuery(activityQuery);
  return (
    <Panel title={folders.recentActivity}>
      {activities.length === 0 && <p className={styles.quiet}>{folders.noActivity}</p>}
      <List label={folders.recentActivity}>
        {activities.map((activity) => {
          const { icon, words, href } = describe(activity, strings);
          return (
            <ListRow
              key={`${activity.at} ${words}`}
              start={<Icon name={icon} className={styles.icon} />}
              href={href}
              end={
                <Text as="small" size="small" tone="faint" numeric>
                  {/* Midnight may have passed since the server wrote it. */}
                  <time dateTime={activity.at} suppressHydrationWarning>
                    {format.messageTime(new Date(activity.at), now)}
                  </time>
                </Text>
              }
            >
              {words}
            </ListRow>
          );
        })}
      </List>
    </Panel>
  );
};
