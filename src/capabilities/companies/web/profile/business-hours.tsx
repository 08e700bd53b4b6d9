import { Badge } from '../../../../design/badge.tsx';
import { Terms } from '../../../../design/facts.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { Text } from '../../../../design/text.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import type { Company } from '../../contract.ts';
import { hoursRows, type OpeningNow, openingAt, openingSpans } from '../../rules/opening-hours.ts';
import styles from './business-hours.module.css';
import { useNow } from './use-now.ts';

/** The week, with today marked and whether it is open at this moment. */
export const BusinessHours = ({ hours }: { hours: Company['businessHours'] }) => {
  const { profile } = useStrings();
  const now = useNow();
  const rows = hoursRows(hours ?? {});
  const opening = now && rows.length > 0 ? openingAt(rows, now) : null;
  return (
    <div>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Icon name="clock" />
          {profile.businessHours}
        </h3>
        {opening && <State state={opening.state} />}
      </div>
      {rows.length === 0 ? (
        <Text tone="muted">{profile.noHours}</Text>
      ) : (
        <Terms
          terms={rows.map(({ weekday, day, hours: text }) => ({
            term: weekday === null ? day : profile.weekdays[weekday],
            value: openingSpans(text)?.length === 0 ? profile.closed : text,
            current: weekday !== null && weekday === opening?.today,
          }))}
        />
      )}
    </div>
  );
};

const State = ({ state }: Pick<OpeningNow, 'state'>) => {
  const { profile } = useStrings();
  if (state === 'open') return <Badge tone="ok">{profile.openNow}</Badge>;
  if (state === 'closed') return <Badge>{profile.closedNow}</Badge>;
  return state === 'holiday' ? <Badge tone="warn">{profile.holidayNow}</Badge> : null;
};
