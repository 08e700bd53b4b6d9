import { useQuery } from '@tanstack/react-query';
import { Anchor } from '#design/anchor.tsx';
import { Badge } from '#design/badge.tsx';
import { Panel } from '#design/panel.tsx';
import { isInvitationRunning, isInvitationUnanswered } from '#features/requests/core/rules/requests.ts';
import { invitationsQuery } from '#features/requests/core/web/index.ts';
import { AssigneeLabel } from '#features/team/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './new-requests.module.css';
import { useInvitationStateText } from './parts/use-invitation-state-text.ts';

/** Among a company's leads, this lists running and withdrawn requests, or only running ones assigned to the reader. */
export const NewRequests = ({ isMine = false }: { isMine?: boolean }) => {
  const { asking } = useStrings();
  const format = useFormat();
  const names = useTranslatedNames();
  const wordOf = useInvitationStateText('company');
  const { items = [] } = useQuery(invitationsQuery).data ?? {};
  const running = items.filter(
    ({ state, caretaker }) => isInvitationRunning(state) && (!isMine || caretaker?.isMe),
  );
  const withdrawn = isMine ? [] : items.filter(({ state }) => state === 'withdrawn');
  if (running.length + withdrawn.length === 0) return null;
  return (
    <Panel title={asking.newRequests} end={running.length} className={styles.panel}>
      <ul className={styles.list}>
        {running.map(({ id, state, visit, dueAt, caretaker, request }) => (
          <li key={id}>
            <div>
              <h3>
                <Anchor href={href('/invitations/:id', { id })}>
                  <TextInItsLanguage text={request.title ?? ''} offer={request.translation} />
                </Anchor>
              </h3>
              <p>
                {names.of(request.category)} ·{' '}
                {names.of({ name: request.commune, names: request.communeNames })}
                {isInvitationUnanswered(state) &&
                  ` · ${asking.answerByDay(format.weekday(dayOf(new Date(Date.parse(dueAt) - 1))))}`}
              </p>
              {caretaker && <AssigneeLabel assignee={caretaker} />}
            </div>
            <Badge tone={isInvitationUnanswered(state) ? 'hot' : 'plain'}>{wordOf({ state, visit })}</Badge>
          </li>
        ))}
        {withdrawn.map(({ id, state, visit, request }) => (
          <li key={id}>
            <div>
              <h3>
                {names.of(request.category)} ·{' '}
                {names.of({ name: request.commune, names: request.communeNames })}
              </h3>
              <p>{asking.withdrawnByClient}</p>
            </div>
            <Badge tone="plain">{wordOf({ state, visit })}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
