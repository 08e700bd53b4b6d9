import { useState } from 'react';
import { Icon } from '../../../../design/icon.tsx';
import type { IconName } from '../../../../design/icons.ts';
import { List, ListRow } from '../../../../design/list.tsx';
import { Panel } from '../../../../design/panel.tsx';
import { Text } from '../../../../design/text.tsx';
import { formatMessageTime } from '../../../../kernel/dates.ts';
import type { Strings } from '../../../../strings/strings.ts';
import { useStrings } from '../../../../web/strings.tsx';
import type { Contact } from '../../contract/contacts.ts';
import type { Folder } from '../../contract.ts';
import {
  type Activity,
  activityOfFolders,
  activityOfLikes,
  recentActivity,
} from '../../rules/recent-activity.ts';
import styles from './dashboard.module.css';

interface Told {
  icon: IconName;
  words: string;
  href: string;
}

const tell = (activity: Activity, { folders }: Strings): Told => {
  switch (activity.kind) {
    case 'liked': {
      const { id, name } = activity.company;
      return { icon: 'heart', words: folders.youLiked(name), href: `/companies/${id}` };
    }
    case 'created': {
      const { id, name } = activity.folder;
      return { icon: 'folder', words: folders.youCreated(name), href: `/folders/${id}` };
    }
    case 'saved': {
      const { company, folder } = activity;
      const words = folders.savedTo(company.name, folder.name);
      return { icon: 'folder-add', words, href: `/folders/${folder.id}` };
    }
  }
};

interface ActivityListProps {
  folders: readonly Folder[];
  likes: readonly Contact[];
}

/** What the person did lately. Whoever knows of more adds a list of it to those that are merged. */
export const ActivityList = ({ folders: made, likes }: ActivityListProps) => {
  const strings = useStrings();
  const { folders } = strings;
  const [now] = useState(() => new Date());
  const activities = recentActivity(activityOfLikes(likes), activityOfFolders(made));
  return (
    <Panel title={folders.recentActivity}>
      {activities.length === 0 && <p className={styles.quiet}>{folders.noActivity}</p>}
      <List label={folders.recentActivity}>
        {activities.map((activity) => {
          const { icon, words, href } = tell(activity, strings);
          return (
            <ListRow
              key={`${activity.at} ${words}`}
              start={<Icon name={icon} className={styles.icon} />}
              href={href}
              end={
                <Text as="small" size="small" tone="faint" numeric>
                  {/* Midnight may have passed since the server wrote it. */}
                  <time dateTime={activity.at} suppressHydrationWarning>
                    {formatMessageTime(new Date(activity.at), now)}
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
