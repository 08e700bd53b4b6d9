import { useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { furtherIcons } from '#design/further-icons.ts';
import { IconButton } from '#design/icon-button.tsx';
import { type Day, dayOf, daysLater, noonOf } from '#kernel/calendar.ts';
import { formatTime } from '#kernel/dates.ts';
import { InItsLanguage } from '#translations/web/index.ts';
import type { Visit } from '#visits/contract/shapes.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import { DAYS_SHOWN, firstWeekOf, WEEK } from './first-week.ts';
import { type ChosenTime, HOUR_MINUTES, minutesOfDay, startOf, timeOf } from './times.ts';
import { usePartner } from './visit-panel.tsx';
import styles from './week.module.css';

const FIRST_HOUR = 7;
const HOURS = 11;

interface WeekProps {
  days: readonly { day: Day; isPast: boolean; isWorking: boolean }[];
  /** What is agreed with whoever would come. */
  taken: readonly Visit[];
  chosen: readonly ChosenTime[];
  /** An hour was pressed; null where there is no room for another time. */
  onPick: ((at: ChosenTime) => void) | null;
}

const placeOf = (start: number, minutes: number) => {
  const from = Math.max(0, start - FIRST_HOUR * HOUR_MINUTES);
  const until = Math.min(HOURS * HOUR_MINUTES, start + minutes - FIRST_HOUR * HOUR_MINUTES);
  if (until <= from) return null;
  const share = (part: number) => `${(100 * part) / (HOURS * HOUR_MINUTES)}%`;
  return { top: share(from), height: share(until - from) };
};

/** Today, once no hour of it is left to be pressed. */
const dayThatIsOver = (now: Date | null): Day | null =>
  now && minutesOfDay(now) >= (FIRST_HOUR + HOURS - 1) * HOUR_MINUTES ? dayOf(now) : null;

/** Five days of whoever comes: what is taken, what is proposed, and hours to press. The fields below say the same. */
export const VisitWeek = ({ days, taken, chosen, onPick }: WeekProps) => {
  const { visiting } = useStrings();
  const format = useFormat();
  const [turnedTo, setWeeks] = useState<number | null>(null);
  const first = firstWeekOf(days, dayThatIsOver(useNow()));
  const weeks = turnedTo ?? first;
  const shown = days.slice(weeks * WEEK, weeks * WEEK + DAYS_SHOWN);
  const last = shown.at(-1)?.day ?? '';
  return (
    <>
      <div className={styles.head}>
        <IconButton
          icon={furtherIcons.chevronLeft}
          label={visiting.weekBefore}
          disabled={weeks === 0}
          onClick={() => setWeeks(weeks - 1)}
        />
        <h2 aria-live="polite">
          {shown[0] && visiting.week(format.dayAndMonth(shown[0].day), format.dayAndMonth(last))}
        </h2>
        <IconButton
          icon={furtherIcons.chevronRight}
          label={visiting.weekAfter}
          disabled={(weeks + 1) * WEEK >= days.length}
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
          {shown.map(({ day, isPast, isWorking }) => (
            <li key={day}>
              <h3>
                <span>{format.weekday(day).split(' ')[0]}</span> {noonOf(day).getUTCDate()}
              </h3>
              <div className={classNames(styles.day, !isWorking && styles.shut)}>
                {!isWorking && <em>{visiting.leave}</em>}
                {onPick && !isPast && <Hours day={day} onPick={onPick} />}
                <Taken day={day} taken={taken} />
                <Offered day={day} chosen={chosen} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
};

const Hours = ({ day, onPick }: { day: Day; onPick: (at: ChosenTime) => void }) => {
  const { visiting } = useStrings();
  const format = useFormat();
  const buttons = Array.from({ length: HOURS }, (_, at) => {
    const time = timeOf((FIRST_HOUR + at) * HOUR_MINUTES);
    return (
      <button
        key={time}
        type="button"
        // Whoever has no pointer adds a time by the fields: fifty stops on the way there help nobody.
        tabIndex={-1}
        className={styles.hour}
        aria-label={visiting.addTimeAt(format.weekday(day), time)}
        onClick={() => onPick({ day, time, minutes: HOUR_MINUTES })}
      />
    );
  });
  return <div className={styles.presses}>{buttons}</div>;
};

/** Puts an element where its time is. Not in the page as it comes: its policy allows no style there. */
const placedAt = (place: NonNullable<ReturnType<typeof placeOf>>) => (element: HTMLElement | null) => {
  if (element) Object.assign(element.style, place, { visibility: 'visible' });
};

const Taken = ({ day, taken }: { day: Day; taken: readonly Visit[] }) =>
  taken.map((visit) => {
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
            {request && <InItsLanguage text={request.title} told={request.translation} />}
          </span>
        </div>
      )
    );
  });

/** Whom it is with: to a client the company. */
const Partner = ({ visit }: { visit: Visit }) => usePartner(visit);

const Offered = ({ day, chosen }: { day: Day; chosen: readonly ChosenTime[] }) =>
  chosen.map((one, at) => {
    const start = startOf(one);
    const place = start && one.day === day ? placeOf(minutesOfDay(start), one.minutes) : null;
    return (
      place && (
        <div key={at} className={styles.offered} ref={placedAt(place)}>
          <b>{at + 1}</b>
          <span>{one.time}</span>
        </div>
      )
    );
  });

/** The next day on which the company works, for a time that is added without a press on an hour. */
export const nextWorkingDay = (days: WeekProps['days'], after: Day): Day =>
  days.find(({ day, isWorking }) => isWorking && day > after)?.day ?? daysLater(after, 1);
