import type { ReactNode } from 'react';
import { Badge } from '#design/badge.tsx';
import { DescriptionList } from '#design/icon-and-description-lists.tsx';
import { Icon } from '#design/icon.tsx';
import { Text } from '#design/text.tsx';
import {
  sortedHoursRowsOf,
  type OpeningState,
  openingStateAt,
} from '#features/companies/core/rules/opening-hours.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { dayOf } from '#kernel/calendar.ts';
import { useStrings } from '#web/strings.tsx';
import { useNow } from '#web/use-now.ts';
import styles from './business-hours.module.css';
import { useOpeningHoursText } from './use-opening-hours-text.ts';

interface HoursProps {
  hours: PublicCompany['businessHours'];
  /** Shows today alone until somebody opens the week: the card must fit a low screen. */
  isFolded?: boolean;
}

/** Shows the week with today marked, and whether it is open at this moment. */
export const BusinessHours = ({ hours, isFolded = false }: HoursProps) => {
  const { profile } = useStrings();
  const { nameOf, hoursOf } = useOpeningHoursText();
  const now = useNow();
  // Past leave stays stored until the company edits its hours again, so it is left out here.
  const rows = sortedHoursRowsOf(hours ?? {}).filter(
    ({ period }) => !period || !now || period.to >= dayOf(now),
  );
  const opening = now && rows.length > 0 ? openingStateAt(rows, now) : null;
  const today = opening && rows.find(({ weekday }) => weekday !== null && weekday === opening.today);
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
        <Week isFolded={isFolded} today={today && [nameOf(today) ?? '', hoursOf(today)]}>
          <DescriptionList
            items={rows.map((row) => ({
              term: nameOf(row),
              value: hoursOf(row),
              current: row === today,
            }))}
          />
        </Week>
      )}
    </div>
  );
};

interface WeekProps {
  isFolded: boolean;
  /** Undefined until the script knows which day it is. */
  today: readonly [name: string, hours: string] | null | undefined;
  children: ReactNode;
}

const Week = ({ isFolded, today, children }: WeekProps) => {
  const { profile } = useStrings();
  if (!isFolded) return children;
  return (
    <details className={styles.week}>
      <summary>
        {today ? (
          <>
            <b>{today[0]}</b> <span>{today[1]}</span>
          </>
        ) : (
          <b>{profile.wholeWeek}</b>
        )}
      </summary>
      {children}
    </details>
  );
};

const State = ({ state }: Pick<OpeningState, 'state'>) => {
  const { profile } = useStrings();
  if (state === 'open') return <Badge tone="ok">{profile.openNow}</Badge>;
  if (state === 'closed') return <Badge>{profile.closedNow}</Badge>;
  if (state === 'away') return <Badge tone="warn">{profile.awayNow}</Badge>;
  return state === 'holiday' ? <Badge tone="warn">{profile.holidayNow}</Badge> : null;
};
