import type { CategoryName } from '#demo/material/trade.ts';
import type { RandomSource } from '#demo/random.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

export interface DemoWeekHours {
  usual: string;
  friday?: string;
  saturday?: string;
}

const siteWeeks: readonly DemoWeekHours[] = [
  { usual: '07:30–17:00', friday: '07:30–15:30' },
  { usual: '07:00–12:00, 13:00–16:30' },
  { usual: '08:00–12:00, 13:00–17:00' },
  { usual: '08:00–12:00, 13:00–17:30', saturday: '09:00–12:00' },
  { usual: '07:30–12:00, 12:45–16:45', friday: '07:30–12:30' },
  { usual: '08:00–17:00', friday: '08:00–16:00' },
];

/** Toiture Schmit & Fils has these hours on the design board. */
export const schmitWeek: DemoWeekHours = { usual: '07:30–17:00', friday: '07:30–15:30' };

const showroomWeeks: readonly DemoWeekHours[] = [
  { usual: '09:00–12:00, 13:30–18:00', saturday: '09:00–16:00' },
  { usual: '10:00–18:00', saturday: '10:00–17:00' },
  { usual: '09:00–18:00', saturday: '09:30–13:00' },
];

const longWeeks: readonly DemoWeekHours[] = [
  { usual: '06:30–19:00', saturday: '08:00–14:00' },
  { usual: '07:00–18:00', saturday: '07:00–17:00' },
];

const weeksOf = (trade: CategoryName): readonly DemoWeekHours[] => {
  if (trade === 'Interior Design' || trade === 'Flooring') return showroomWeeks;
  if (trade === 'Cleaning' || trade === 'Moving') return longWeeks;
  return siteWeeks;
};

/** Draws a week that is usual in the trade. */
export const pickWeekOfTrade = (trade: CategoryName, random: RandomSource): DemoWeekHours =>
  random.pick(weeksOf(trade));

/** The keys are the English names of the days. */
export const formatBusinessHours = ({
  usual,
  friday = usual,
  saturday = 'Closed',
}: DemoWeekHours): Record<string, string> => ({
  ...Object.fromEntries(weekdays.map((day) => [day, usual])),
  Friday: friday,
  Saturday: saturday,
  Sunday: 'Closed',
});
