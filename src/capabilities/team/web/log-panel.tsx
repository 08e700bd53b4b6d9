import { List, ListRow } from '#design/list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import type { LogEntry } from '#team/contract/team.ts';
import { PageLinks } from '#web/lists/page-links.tsx';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { type TeamMatch, teamLogQuestion } from './questions.ts';
import styles from './team.module.css';

/** Who did what at the desk, latest first. */
export const LogPanel = ({ match, now }: { match: TeamMatch; now: Date }) => {
  const { team } = useStrings();
  const { items, next } = useOutcome(teamLogQuestion(match)).answer ?? { items: [], next: null };
  const isLater = match.search.after !== undefined;
  return (
    <Panel title={team.log}>
      {items.length === 0 && (
        <PanelBody>
          <Text tone="muted">{team.noLog}</Text>
        </PanelBody>
      )}
      <List label={team.log}>
        {items.map((entry) => (
          <ListRow key={entry.id} end={<When at={entry.createdAt} now={now} />}>
            <Entry entry={entry} />
          </ListRow>
        ))}
      </List>
      {(next !== null || isLater) && (
        <PanelBody>
          <PageLinks
            isInset
            next={next}
            isLater={isLater}
            hrefAt={(after) => (after ? `/company-team?after=${after}` : '/company-team')}
            words={{ next: team.older, first: team.newest }}
          />
        </PanelBody>
      )}
    </Panel>
  );
};

const Entry = ({ entry: { by, action, about } }: { entry: LogEntry }) => {
  const { team } = useStrings();
  return (
    <p>
      <b className={styles.who}>{by}</b> {team.actions[action](about ?? '')}
    </p>
  );
};

const When = ({ at, now }: { at: string; now: Date }) => {
  const format = useFormat();
  return (
    <time className={styles.time} dateTime={at} suppressHydrationWarning>
      {format.messageTime(new Date(at), now)}
    </time>
  );
};
