import { useQuery } from '@tanstack/react-query';
import { DayRows, DaySection } from '#design/day-list.tsx';
import { Stack } from '#design/layout.tsx';
import { TextLink } from '#design/text.tsx';
import { RequestToAnswerRow } from '#features/requests/pages/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { AlsoWaiting } from './also-waiting.tsx';
import { ChangesRequested } from './changes-requested.tsx';
import { ExpiringQuotes } from './expiring-quotes.tsx';
import { requestsToAnswerQuery } from './queries.ts';
import styles from './today.module.css';
import { VisitsPanel } from './visits-panel.tsx';

/** The dashboard shows so many requests; their own page has all. */
const SHOWN = 5;

/** The day's work: what waits on the left, what has its hour on the right. */
export const Today = () => (
  <div className={styles.columns}>
    <Stack gap={6}>
      <RepliesNeeded />
      <ChangesRequested />
      <AlsoWaiting />
    </Stack>
    <Stack gap={6}>
      <VisitsPanel />
      <ExpiringQuotes />
    </Stack>
  </div>
);

const RepliesNeeded = () => {
  const { today: words } = useStrings();
  const { data, error } = useQuery(requestsToAnswerQuery);
  const requests = data?.items ?? [];
  const isEmpty = data?.total === 0;
  return (
    <DaySection
      title={words.replies}
      {...(data && data.total > 0 && { count: data.total, isDue: true })}
      end={
        <TextLink data-alone href={href('/invitations')}>
          {words.allRequests}
        </TextLink>
      }
    >
      {isEmpty && <p className={styles.none}>{words.noReplies}</p>}
      {!data && error && <p className={styles.none}>{words.failed}</p>}
      <DayRows>
        {requests.slice(0, SHOWN).map((invitation, index) => (
          <RequestToAnswerRow key={invitation.id} invitation={invitation} isFirst={index === 0} />
        ))}
      </DayRows>
      {requests.length > SHOWN && (
        <p className={styles.none}>
          <TextLink data-alone href={href('/invitations', { show: 'to-answer' })}>
            {words.moreRequests((data?.total ?? 0) - SHOWN)}
          </TextLink>
        </p>
      )}
    </DaySection>
  );
};
