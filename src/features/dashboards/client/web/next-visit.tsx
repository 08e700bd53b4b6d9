import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { dayOfVisit, visitsToCome } from '#features/requests/visits/rules/visits-to-come.ts';
import { visitCalendarQuery, VisitTicket } from '#features/requests/visits/web/index.ts';
import { formatTime } from '#kernel/dates.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

/** The next visit that is agreed, if there is one. */
export const NextVisit = () => {
  const { waiting } = useStrings();
  const format = useFormat();
  const { data: calendar } = useQuery(visitCalendarQuery);
  const [next] = visitsToCome(calendar?.visits ?? []);
  if (!next) return null;
  return (
    <Panel
      title={waiting.nextVisit}
      end={
        <LinkButton variant="quiet" size="small" href={href('/visits')}>
          {waiting.allVisits}
        </LinkButton>
      }
    >
      <VisitTicket
        visit={next}
        when={{
          above: format.weekday(dayOfVisit(next)).split(' ')[0] ?? '',
          main: format.dayAndMonth(dayOfVisit(next)),
          below: formatTime(new Date(next.start)),
        }}
      />
    </Panel>
  );
};
