import { hasQuoteRunOut, isQuoteOpen } from '#features/quotes/core/rules/quotes.ts';
import {
  findOwnQuote,
  lockAndCheckProjectUnderWay,
  type QuoteRow,
  quoteSideOf,
} from '#features/quotes/core/server/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import { formatLongDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Services } from '#server/services/services.ts';

/** Returns why a quote cannot be accepted, with the day if there is one to name. */
export const whyNotAcceptQuote = (quote: QuoteRow, { now, language }: { now: Date; language: Language }) => {
  const dateWords = (moment: Date) => ({ date: formatLongDate(moment, language) });
  const { state, validUntil, endedAt } = quote;
  if (state === 'expired' || hasQuoteRunOut(quote, dayOf(now)))
    return { code: 'quoteExpired', words: dateWords(new Date(`${validUntil}T12:00:00Z`)) } as const;
  if (state === 'withdrawn') return { code: 'quoteWithdrawn', words: dateWords(endedAt ?? now) } as const;
  if (state === 'accepted') return { code: 'alreadyAccepted', words: {} } as const;
  // It was declined because the client accepted another one.
  if (state === 'declined' && quote.declinedFor === 'chose-another')
    return { code: 'alreadyAccepted', words: {} } as const;
  if (!isQuoteOpen(state)) return { code: 'quoteEnded', words: {} } as const;
  return quote.isSuspended ? ({ code: 'companySuspended', words: {} } as const) : null;
};

type Standing = NonNullable<ReturnType<typeof whyNotAcceptQuote>>['code'] | 'quoteNotFound' | 'projectEnded';

interface Wanting {
  params: { id: number };
  person: Person;
  language: Language;
  services: Services;
  refuse: (code: Standing, words?: Record<string, string>) => Refusal;
}

/** Finds a quote that this person can accept now. */
export const findAcceptableQuote = async ({ params, person, language, services, refuse }: Wanting) => {
  const quote = await findOwnQuote(services.db, person.id, params.id);
  if (!quote || quoteSideOf(quote, person.id) !== 'client') throw refuse('quoteNotFound');
  const reason = whyNotAcceptQuote(quote, { now: services.clock.now(), language });
  if (reason) throw refuse(reason.code, reason.words);
  if (!(await lockAndCheckProjectUnderWay(services.db, quote))) throw refuse('projectEnded');
  return { quote, version: quote.sentVersion ?? 1 };
};
