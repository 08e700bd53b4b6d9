import type { CompanyDayValues } from '#demo/builders/company-day.ts';
import type { RandomSource } from '#demo/random.ts';
import { dayOf, daysEndingOn, type IsoDay, weekdayOf } from '#kernel/calendar.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoPlan } from './demo.ts';

/** Schmit needs a year and the year before it; the others need only the span that is compared most. */
const DAYS_OF_SCHMIT = 760;
const DAYS_OF_OTHERS = 90;

// People look for craftsmen in the evening and on Sunday; Saturday they are at the DIY store.
const week = [1.04, 1.08, 1.05, 1.0, 0.86, 0.8, 1.17];

interface Course {
  /** A usual day has so many views, long ago and now. */
  from: number;
  to: number;
  /** Today's share that has passed. */
  partOfToday: number;
}

/** Counts the views of each company by day: Schmit's for two years, the others' for a season. */
export const planProfileViewDays = (
  demo: DemoPlan,
  companies: readonly DemoCompany[],
): CompanyDayValues[] => {
  const now = demo.minutesAgo(0);
  const today = dayOf(now);
  const partOfToday = now.getUTCHours() / 24;
  return companies.flatMap((company) => {
    const random = demo.random(`seen/${company.row.name}`);
    const isSchmit = company.position === 1;
    const to = isSchmit ? 49 : random.between(4, 34);
    const from = isSchmit ? 16 : to * (0.8 + random.next() * 0.3);
    const dayCount = Math.min(company.joinedDaysAgo, isSchmit ? DAYS_OF_SCHMIT : DAYS_OF_OTHERS);
    const days = daysEndingOn(today, dayCount);
    return days.map((day, index) => ({
      companyId: company.row.id,
      day,
      ...viewsOn(day, { from, to, partOfToday: day === today ? partOfToday : 1 }, index / dayCount, random),
    }));
  });
};

const viewsOn = (day: IsoDay, { from, to, partOfToday }: Course, progress: number, random: RandomSource) => {
  // Views grow slowly at first: a company that is found is recommended.
  const usual = from + (to - from) * progress ** 3;
  const chance = 0.78 + random.next() * 0.44;
  const views = Math.round(usual * (week[weekdayOf(day)] ?? 1) * chance * partOfToday);
  const fromSearch = Math.round(views * (0.5 + random.next() * 0.16));
  const fromCategory = Math.round((views - fromSearch) * (0.66 + random.next() * 0.16));
  return {
    fromSearch,
    fromCategory,
    direct: views - fromSearch - fromCategory,
    impressions: views * random.between(7, 11),
  };
};
