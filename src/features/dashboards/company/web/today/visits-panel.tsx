import { useQuery } from '@tanstack/react-query';
import { Anchor } from '#design/anchor.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { visitsOfTodayAndTomorrow } from '#features/dashboards/company/rules/today.ts';
import { dayOfVisit, visitsToCome } from '#features/requests/visits/rules/visits-to-come.ts';
import { useToday, visitCalendarQuery, VisitTicket } from '#features/requests/visits/web/index.ts';
import { formatTime } from '#kernel/dates.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './today.module.css';

/** Today's and tomorrow's visits; without one it says when the next one is. */
export const VisitsPanel = () => {
  const { today: words } = useStrings();
  const format = useFormat();
  const today = useToday();
  const { data: calendar, error } = useQuery(visitCalendarQuery);
  const visits = calendar && today !== null ? visitsOfTodayAndTomorrow(calendar.visits, today) : [];
  const [next] = calendar ? visitsToCome(calendar.visits) : [];
  return (
    <Panel
      title={words.visits}
      end={
        <LinkButton variant="quiet" size="small" href={href('/visits')}>
          {words.allVisits}
        </LinkButton>
      }
    >
      {visits.map((visit) => (
        <VisitTicket
          key={visit.id}
          visit={visit}
          when={{
            above: dayOfVisit(visit) === today ? words.today : words.tomorrow,
            main: formatTime(new Date(visit.start)),
          }}
        />
      ))}
      {calendar && visits.length === 0 && (
        <p className={styles.quiet}>
          {words.noVisits}{' '}
          {next && (
            <Anchor href={href('/visits/:id', { id: next.id })} className={styles.next}>
              {words.nextVisit(format.weekday(dayOfVisit(next)), formatTime(new Date(next.start)))}
            </Anchor>
          )}
        </p>
      )}
      {!calendar && error && <p className={styles.quiet}>{words.failed}</p>}
    </Panel>
  );
};
