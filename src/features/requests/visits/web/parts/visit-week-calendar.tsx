import { useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { extraIcons } from '#design/extra-icons.ts';
import { IconButton } from '#design/icon-button.tsx';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { addDays, dayOf, type IsoDay, noonOf } from '#kernel/calendar.ts';
import { formatTime } from '#kernel/dates.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import {
  type ChosenTimeValues,
  formatTimeOfDay,
  MINUTES_PER_HOUR,
  minutesOfDay,
  startOfChosenTime,
} from './chosen-time.ts';
import { DAYS_PER_WEEK, findFirstFreeWeekIndex, VISIBLE_DAYS_OF_WEEK } from './first-free-week.ts';
import { useVisitPartnerName } from './visit-panel.tsx';
import styles from './visit-week-calendar.module.css';

const FIRST_HOUR = 7;
const HOURS = 11;

interface WeekProps {
  days: readonly { day: IsoDay; isPast: boolean; isWorking: boolean }[];
  /** The member who would come has agreed on these. */
  takenVisits: readonly Visit[];
  times: readonly ChosenTimeValues[];
  /** It runs when an hour is pressed; null where there is no room for another time. */
  onPick: ((time: ChosenTimeValues) => void) | null;
}

const placeOf = (start: number, minutes: number) => {
  const from = Math.max(0, start - FIRST_HOUR * MINUTES_PER_HOUR);
  const until = Math.min(HOURS * MINUTES_PER_HOUR, start + minutes - FIRST_HOUR * MINUTES_PER_HOUR);
  if (until <= from) return null;
  const share = (part: number) => `${(100 * part) / (HOURS * MINUTES_PER_HOUR)}%`;
  return { top: share(from), height: share(until - from) };
};

/** It is today, once none of its hours can be pressed. */
const dayThatIsOver = (now: Date | null): IsoDay | null =>
  now && minutesOfDay(now) >= (FIRST_HOUR + HOURS - 1) * MINUTES_PER_HOUR ? dayOf(now) : null;

/**
 * Shows five days of the member who comes: agreed and proposed times, and hours to press. The fields below say the
 * same.
 */
export const VisitWeekCalendar = ({ days, takenVisits, times, onPick }: WeekProps) => {
  const { visiting } = useStrings();
  const format = useFormat();
  const [turnedTo, setWeeks] = useState<number | null>(null);
  const first = findFirstFreeWeekIndex(days, dayThatIsOver(useNow()));
  const weeks = turnedTo ?? first;
  const visibleDays = days.slice(weeks * DAYS_PER_WEEK, weeks * DAYS_PER_WEEK + VISIBLE_DAYS_OF_WEEK);
  const last = visibleDays.at(-1)?.day ?? '';
  return (
    <>
      <div className={styles.head}>
        <IconButton
          icon={extraIcons.chevronLeft}
          label={visiting.weekBefore}
          disabled={weeks === 0}
          onClick={() => setWeeks(weeks - 1)}
        />
        <h2 aria-live="polite">
          {visibleDays[0] && visiting.week(format.dayAndMonth(visibleDays[0].day), format.dayAndMonth(last))}
        </h2>
        <IconButton
          icon={extraIcons.chevronRight}
          label={visiting.weekAfter}
          disabled={(weeks + 1) * DAYS_PER_WEEK >= days.length}
          onClick={() => setWeeks(weeks + 1)}
        />
        <p className={styles.legend} aria-hidden="true">
          <i className={styles.isTaken} />
          {visiting.taken}
          <i className={styles.isOffered} />
          {visiting.proposed}
          <i className={styles.isAway} />
          {visiting.leave}
        </p>
      </div>
      <div className={styles.week}>
        <ol className={styles.hours} aria-hidden="true">
          {[0, 2, 4, 6, 8, 10].map((hour) => (
            <li key={hour}>{String(FIRST_HOUR + hour).padStart(2, '0')}</li>
          ))}
        </ol>
        <ol className={styles.days}>
          {visibleDays.map(({ day, isPast, isWorking }) => (
            <li key={day}>
              <h3>
                <span>{format.weekday(day).split(' ')[0]}</span> {noonOf(day).getUTCDate()}
              </h3>
              <div className={classNames(styles.day, !isWorking && styles.shut)}>
                {!isWorking && <em>{visiting.leave}</em>}
                {onPick && !isPast && <Hours day={day} onPick={onPick} />}
                <TakenTimes day={day} takenVisits={takenVisits} />
                <Offered day={day} times={times} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
};

const Hours = ({ day, onPick }: { day: IsoDay; onPick: (time: ChosenTimeValues) => void }) => {
  const { visiting } = useStrings();
  const format = useFormat();
  const buttons = Array.from({ length: HOURS }, (_, index) => {
    const time = formatTimeOfDay((FIRST_HOUR + index) * MINUTES_PER_HOUR);
    return (
      <button
        key={time}
        type="button"
        // The fields add a time by keyboard: fifty stops on the way there would help nobody.
        tabIndex={-1}
        className={styles.hour}
        aria-label={visiting.addTimeAt(format.weekday(day), time)}
        onClick={() => onPick({ day, time, minutes: MINUTES_PER_HOUR })}
      />
    );
  });
  return <div className={styles.presses}>{buttons}</div>;
};

/** Places an element by script: the page's policy allows no style attribute in its HTML. */
const placedAt = (place: NonNullable<ReturnType<typeof placeOf>>) => (element: HTMLElement | null) => {
  if (element) Object.assign(element.style, place, { visibility: 'visible' });
};

const TakenTimes = ({ day, takenVisits }: { day: IsoDay; takenVisits: readonly Visit[] }) =>
  takenVisits.map((visit) => {
    const { id, start, minutes, request } = visit;
    if (start === null || minutes === null || dayOf(new Date(start)) !== day) return null;
    const place = placeOf(minutesOfDay(new Date(start)), minutes);
    return (
      place && (
        <div key={id} className={styles.taken} ref={placedAt(place)}>
          <b>
            <Partner visit={visit} />
          </b>
          <span>
            {formatTime(new Date(start))}{' '}
            {request && <TextInItsLanguage text={request.title} offer={request.translation} />}
          </span>
        </div>
      )
    );
  });

/** A client reads the company here, a company the client. */
const Partner = ({ visit }: { visit: Visit }) => useVisitPartnerName(visit);

const Offered = ({ day, times }: { day: IsoDay; times: readonly ChosenTimeValues[] }) =>
  times.map((time, index) => {
    const start = startOfChosenTime(time);
    const place = start && time.day === day ? placeOf(minutesOfDay(start), time.minutes) : null;
    return (
      place && (
        <div key={index} className={styles.offered} ref={placedAt(place)}>
          <b>{index + 1}</b>
          <span>{time.time}</span>
        </div>
      )
    );
  });

/** A time that is added without a press on an hour falls on the next working day. */
export const nextWorkingDay = (days: WeekProps['days'], previousDay: IsoDay): IsoDay =>
  days.find(({ day, isWorking }) => isWorking && day > previousDay)?.day ?? addDays(previousDay, 1);
