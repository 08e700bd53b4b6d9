import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import {
  type AgreedVisit,
  dayOfVisit,
  visitsToCome,
} from '#features/requests/visits/rules/visits-to-come.ts';
import { addDays, daysBetween, type IsoDay } from '#kernel/calendar.ts';

/** A quote is about to expire from so many days on. */
const DAYS_BEFORE_EXPIRY = 7;

export const visitsOfTodayAndTomorrow = (visits: readonly Visit[], today: IsoDay): AgreedVisit[] =>
  visitsToCome(visits).filter((visit) => dayOfVisit(visit) <= addDays(today, 1));

type ExpiringQuote = ListedQuote & { validUntil: IsoDay };

/** Lists the quotes whose last day is near, the nearest first; the client has not accepted them yet. */
export const quotesAboutToExpire = (quotes: readonly ListedQuote[], today: IsoDay): ExpiringQuote[] =>
  quotes
    .filter((quote): quote is ExpiringQuote => quote.validUntil !== null)
    .filter(({ validUntil }) => {
      const left = daysBetween(today, validUntil);
      return left >= 0 && left <= DAYS_BEFORE_EXPIRY;
    })
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil));
