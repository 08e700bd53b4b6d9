import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icons.ts';
import { Panel } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { ProjectEventKind } from '#features/projects/core/rules/project-states.ts';
import type { Project, ProjectEvent } from '#features/projects/pages/contract/projects.ts';
import { useClientName } from '#features/projects/pages/web/index.ts';
import { formatTime } from '#kernel/dates.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './history-panel.module.css';

const icons: Record<ProjectEventKind, IconName> = {
  created: 'document',
  confirmed: 'check',
  declined: 'cross',
  cancelled: 'cross',
  ended: 'cross',
  withdrawn: 'cross',
};

/** Lists who did what, and when, the oldest first. */
export const HistoryPanel = ({ project }: { project: Project }) => {
  const { projects } = useStrings();
  const names = { client: useClientName()(project), company: project.company.name };
  const { events, completedAt, quoteId } = project;
  return (
    <Panel title={projects.history}>
      <ol className={styles.events}>
        {events.map((event) => (
          <Entry
            key={event.id}
            icon={icons[event.kind]}
            text={
              event.kind === 'created' && quoteId !== null
                ? projects.signedQuote(names[event.side])
                : projects.events[event.kind](names[event.side])
            }
            reason={event.reason}
            occurredAt={event.createdAt}
          />
        ))}
        {completedAt !== null && (
          <Entry
            icon={signedInIcons.doubleCheck}
            text={projects.withThatDone}
            reason={null}
            occurredAt={completedAt}
            isDone
          />
        )}
      </ol>
    </Panel>
  );
};

interface EntryProps extends Pick<ProjectEvent, 'reason'> {
  icon: IconName;
  text: string;
  occurredAt: string;
  isDone?: boolean;
}

const Entry = ({ icon, text, reason, occurredAt, isDone = false }: EntryProps) => {
  const format = useFormat();
  const moment = new Date(occurredAt);
  return (
    <li className={`${styles.event} ${isDone ? styles.done : ''}`}>
      <span className={styles.mark}>
        <Icon name={icon} size="small" />
      </span>
      <div>
        <p className={styles.text}>{text}</p>
        {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
        <time dateTime={occurredAt} className={styles.time}>
          {format.shortDate(moment)}, {formatTime(moment)}
        </time>
      </div>
    </li>
  );
};
