import { useQuery } from '@tanstack/react-query';
import { List, ListRow } from '#design/list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import type { TeamLogEntry } from '#features/team/core/contract/team.ts';
import { type CompanyRole, companyRoles } from '#kernel/company-role.ts';
import { href } from '#kernel/href.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import { SentenceWithPlaceholders } from '#web/sentence-with-placeholders.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { teamLogQuery, type TeamMatch } from './queries.ts';
import styles from './team.module.css';

export const TeamLogPanel = ({ match, now }: { match: TeamMatch; now: Date }) => {
  const { team } = useStrings();
  const { items, next } = useQuery(teamLogQuery(match)).data ?? { items: [], next: null };
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
          <ListRow key={entry.id} end={<When moment={entry.createdAt} now={now} />}>
            <Entry entry={entry} />
          </ListRow>
        ))}
      </List>
      {(next !== null || isLater) && (
        <PanelBody>
          <PaginationLinks
            isInset
            next={next}
            isLater={isLater}
            hrefAt={(cursor) => href('/company-team', { after: cursor })}
            words={{ next: team.older, first: team.newest }}
          />
        </PanelBody>
      )}
    </Panel>
  );
};

const Entry = ({ entry: { by, action, about, changes } }: { entry: TeamLogEntry }) => {
  const { team } = useStrings();
  return (
    <>
      <p>
        <b className={styles.who}>{by}</b> {team.actions[action](about ?? '')}
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </ul>
      )}
    </>
  );
};

type Changed = TeamLogEntry['changes'][number];

const isRole = (value: Changed['before']): value is CompanyRole =>
  companyRoles.some((role) => role === value);

const useValueText = ({ field }: Changed) => {
  const { team } = useStrings();
  return (value: Changed['before']) => {
    if (value === null) return team.nothing;
    if (typeof value === 'boolean') return value ? team.yes : team.no;
    return field === 'role' && isRole(value) ? team.roles[value] : value;
  };
};

/** Screen readers hear the change as a sentence. */
const Change = ({ change }: { change: Changed }) => {
  const { team } = useStrings();
  const valueText = useValueText(change);
  return (
    <li>
      <SentenceWithPlaceholders
        text={change.before === null ? team.fieldStated : team.fieldChanged}
        holes={{
          field: <b>{team.fields[change.field]}</b>,
          before: <del>{valueText(change.before)}</del>,
          after: <ins>{valueText(change.after)}</ins>,
        }}
      />
    </li>
  );
};

const When = ({ moment, now }: { moment: string; now: Date }) => {
  const format = useFormat();
  return (
    <time className={styles.time} dateTime={moment} suppressHydrationWarning>
      {format.messageTime(new Date(moment), now)}
    </time>
  );
};
