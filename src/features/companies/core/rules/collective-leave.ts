import { DAY_MS, utcDayOf } from '#kernel/calendar.ts';

type Trade = 'building' | 'heating';

export interface CollectiveLeave {
  trade: Trade;
  season: 'summer' | 'winter';
  /** Both are days, the first and the last, as 2026-07-31. */
  from: string;
  to: string;
}

const FRIDAY = 5;
const SATURDAY = 6;
const MONDAY = 1;

const weekdayOf = (day: number) => new Date(day).getUTCDay();
const isWorkday = (day: number) => weekdayOf(day) % 6 !== 0;

/** Returns the last of so many Mondays to Fridays, with the weekend that follows a Friday. */
const lastDay = (from: number, workdays: number): number => {
  let [day, left] = [from, workdays];
  while (!isWorkday(day)) day += DAY_MS;
  for (left -= 1; left > 0; left -= 1) {
    do day += DAY_MS;
    while (!isWorkday(day));
  }
  return weekdayOf(day) === FRIDAY ? day + 2 * DAY_MS : day;
};

const dayOnOrBefore = (day: number, weekday: number) => day - ((weekdayOf(day) - weekday + 7) % 7) * DAY_MS;

const leave = (
  trade: Trade,
  season: CollectiveLeave['season'],
  from: number,
  workdays: number,
): CollectiveLeave => ({
  trade,
  season,
  from: utcDayOf(from),
  to: utcDayOf(lastDay(from, workdays)),
});

/**
 * The collective leaves that begin in a year, by the agreements of building and civil engineering and of plumbing,
 * heating and air conditioning, as the Chambre des Métiers publishes them (cdm.lu, "Les congés collectifs
 * luxembourgeois en 2024"). A holiday in it is granted besides, also one on a Saturday (2009, 2020):
 *
 * - building, summer: from the last Friday of July, 15 working days and 15 August: 16 weekdays.
 *   26 July to 18 August 2024, 25 July to 17 August 2025, as the labour inspectorate had them.
 * - building, winter: 10 working days, 25 and 26 December and 1 January: 13 weekdays. The agreement leaves the
 *   first day to the two sides; it was the Saturday before Christmas (23 December 2023 to 10 January 2024).
 * - heating, summer: from the first Monday of August, 15 weekdays with 15 August among them (4 to 24 August 2025).
 *
 * These are suggestions: a company says itself when it is away.
 */
export const collectiveLeavesOfYear = (year: number): CollectiveLeave[] => [
  leave('building', 'summer', dayOnOrBefore(Date.UTC(year, 6, 31), FRIDAY), 16),
  leave('heating', 'summer', dayOnOrBefore(Date.UTC(year, 7, 7), MONDAY), 15),
  leave('building', 'winter', dayOnOrBefore(Date.UTC(year, 11, 24), SATURDAY), 13),
];

/** Returns the next leave of each kind that is not over on a day. */
export const nextCollectiveLeaves = (today: string): CollectiveLeave[] => {
  const year = Number(today.slice(0, 4));
  const coming = [year - 1, year, year + 1].flatMap(collectiveLeavesOfYear).filter(({ to }) => to >= today);
  const kinds = new Map<string, CollectiveLeave>();
  for (const period of coming) {
    const kind = `${period.trade} ${period.season}`;
    if (!kinds.has(kind)) kinds.set(kind, period);
  }
  return [...kinds.values()];
};
