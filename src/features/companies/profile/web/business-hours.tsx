import { Badge, type BadgeTone } from '#design/badge.tsx';
import { DescriptionList } from '#design/icon-and-description-lists.tsx';
import { Icon } from '#design/icon.tsx';
import { Text, VisuallyHidden } from '#design/text.tsx';
import {
  nextOpeningChangeAt,
  openingStateAt,
  type OpeningState,
  sortedHoursRowsOf,
} from '#features/companies/core/rules/opening-hours.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { dayOf } from '#kernel/calendar.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import styles from './business-hours.module.css';
import { useOpeningHoursText } from './use-opening-hours-text.ts';

interface HoursProps {
  hours: PublicCompany['businessHours'];
}

const toneOfState: Record<NonNullable<OpeningState['state']>, BadgeTone> = {
  open: 'ok',
  closed: 'plain',
  away: 'warn',
  holiday: 'warn',
};

const useHours = (hours: PublicCompany['businessHours']) => {
  const { profile } = useStrings();
  const now = useNow();
  // Past leave stays stored until the company edits its hours again, so it is left out here.
  const rows = sortedHoursRowsOf(hours ?? {}).filter(
    ({ period }) => !period || !now || period.to >= dayOf(now),
  );
  const opening = now && rows.length > 0 ? openingStateAt(rows, now) : null;
  const names = {
    open: profile.openNow,
    closed: profile.closedNow,
    away: profile.awayNow,
    holiday: profile.holidayNow,
  };
  return { rows, now, opening, stateName: opening?.state ? names[opening.state] : null };
};

type Hours = ReturnType<typeof useHours>;

/** Shows the week with today marked, and whether it is open at this moment. */
export const BusinessHours = ({ hours }: HoursProps) => {
  const { profile } = useStrings();
  const week = useHours(hours);
  const { rows, opening, stateName } = week;
  return (
    <div>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Icon name="clock" />
          {profile.businessHours}
        </h3>
        {opening?.state && <Badge tone={toneOfState[opening.state]}>{stateName}</Badge>}
      </div>
      {rows.length === 0 ? <Text tone="muted">{profile.noHours}</Text> : <Week week={week} />}
    </div>
  );
};

const Week = ({ week: { rows, opening } }: { week: Hours }) => {
  const { nameOf, hoursOf } = useOpeningHoursText();
  return (
    <DescriptionList
      items={rows.map((row) => ({
        term: nameOf(row),
        value: hoursOf(row),
        current: opening !== null && row.weekday === opening.today,
      }))}
    />
  );
};

/** Says in one line whether it is open and until when; the week opens below. */
export const BusinessHoursLine = ({ hours }: HoursProps) => {
  const { profile } = useStrings();
  const week = useHours(hours);
  return (
    <div className={styles.line}>
      <Icon name="clock" />
      <div>
        <VisuallyHidden>{profile.businessHours}</VisuallyHidden>
        {week.rows.length === 0 ? (
          profile.noHours
        ) : (
          <details className={styles.week}>
            <summary>
              <StateInWords week={week} />
            </summary>
            <Week week={week} />
          </details>
        )}
      </div>
    </div>
  );
};

/** Until the script knows the time the line has no more to say than what it opens. */
const StateInWords = ({ week: { rows, now, opening, stateName } }: { week: Hours }) => {
  const { profile } = useStrings();
  const format = useFormat();
  if (!now || !stateName) return <b>{profile.wholeWeek}</b>;
  const next = nextOpeningChangeAt(rows, now);
  const day = next && next.daysAhead > 0 ? format.nameOfWeekday(next.weekday) : null;
  return (
    <span>
      <b>{stateName}</b>
      {next &&
        `, ${opening?.state === 'open' ? profile.closesAt(next.time) : profile.opensAt(day, next.time)}`}
    </span>
  );
};
