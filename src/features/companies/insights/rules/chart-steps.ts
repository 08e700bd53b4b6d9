import type { IsoDay } from '#kernel/calendar.ts';

interface DayOfViews {
  day: IsoDay;
  views: number;
  viewsBefore: number;
}

interface Step {
  first: IsoDay;
  last: IsoDay;
  views: number;
  viewsBefore: number;
}

const WEEK = 7;
/** More points than these are noise, so a year is drawn in weeks. */
const MOST_POINTS = 90;

const sum = (days: readonly DayOfViews[], name: 'views' | 'viewsBefore') =>
  days.reduce((total, day) => total + day[name], 0);

/** Returns single days, or weeks that end today. The oldest days that fill no week are left out. */
export const chartStepsOf = (days: readonly DayOfViews[]): Step[] => {
  const size = days.length > MOST_POINTS ? WEEK : 1;
  const rest = days.length % size;
  return Array.from({ length: Math.floor(days.length / size) }, (_, index) => {
    const step = days.slice(rest + index * size, rest + (index + 1) * size);
    const [first, last] = [step[0]?.day ?? '', step.at(-1)?.day ?? ''];
    return { first, last, views: sum(step, 'views'), viewsBefore: sum(step, 'viewsBefore') };
  });
};
