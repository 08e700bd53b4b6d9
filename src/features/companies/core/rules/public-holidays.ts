import { DAY_MS } from '#kernel/calendar.ts';

/** Eight of Luxembourg's eleven legal holidays have a fixed date, written as month and day. */
const fixed = ['1-1', '5-1', '5-9', '6-23', '8-15', '11-1', '12-25', '12-26'];

/** The other three follow Easter: Easter Monday, Ascension, Whit Monday. */
const daysAfterEaster = [1, 39, 50];

/** Finds Easter Sunday by the algorithm of Meeus and Jones. */
const easterOf = (year: number): number => {
  const golden = year % 19;
  const [century, yearOfCentury] = [Math.floor(year / 100), year % 100];
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const march = moon + weekday - 7 * shift + 22; // day of March, counted on into April
  return Date.UTC(year, 2, march);
};

/** Most companies are closed on these days, whatever their week says. */
export const isPublicHoliday = ({
  year,
  month,
  day,
}: {
  year: number;
  month: number;
  day: number;
}): boolean =>
  fixed.includes(`${month}-${day}`) ||
  daysAfterEaster.includes((Date.UTC(year, month - 1, day) - easterOf(year)) / DAY_MS);
