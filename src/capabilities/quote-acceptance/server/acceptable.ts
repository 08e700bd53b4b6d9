import { dayOf } from '#kernel/calendar.ts';
import { formatLongDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/visitor.ts';
import { hasRunOut, isOpen } from '#quotes/rules/quotes.ts';
import { findOwnQuote, isUnderWay, type QuoteRow, quoteSideOf } from '#quotes/server/index.ts';
import type { Tools } from '#server/tools.ts';

/** Why a quote cannot be accepted, with the day where there is one to name. */
export const whyNotAccept = (quote: QuoteRow, { now, language }: { now: Date; language: Language }) => {
  const on = (at: Date) => ({ date: formatLongDate(at, language) });
  const { state, validUntil, endedAt } = quote;
  if (state === 'expired' || hasRunOut(quote, dayOf(now)))
    return { code: 'quoteExpired', words: on(new Date(`${validUntil}T12:00:00Z`)) } as const;
  if (state === 'withdrawn') return { code: 'quoteWithdrawn', words: on(endedAt ?? now) } as const;
  if (state === 'accepted') return { code: 'alreadyAccepted', words: {} } as const;
  // Whoever was declined because of another one that was accepted.
  if (state === 'declined' && quote.declinedFor === 'chose-another')
    return { code: 'alreadyAccepted', words: {} } as const;
  if (!isOpen(state)) return { code: 'quoteEnded', words: {} } as const;
  return quote.isSuspended ? ({ code: 'companySuspended', words: {} } as const) : null;
};

type Standing = NonNullable<ReturnType<typeof whyNotAccept>>['code'] | 'quoteNotFound' | 'projectEnded';

interface Wanting {
  params: { id: number };
  person: Person;
  language: Language;
  tools: Tools;
  refuse: (code: Standing, words?: Record<string, string>) => Refusal;
}

/** A quote that can be accepted now by whoever asks. */
export const findAcceptable = async ({ params, person, language, tools, refuse }: Wanting) => {
  const quote = await findOwnQuote(tools.db, person.id, params.id);
  if (!quote || quoteSideOf(quote, person.id) !== 'client') throw refuse('quoteNotFound');
  const why = whyNotAccept(quote, { now: tools.clock.now(), language });
  if (why) throw refuse(why.code, why.words);
  if (!(await isUnderWay(tools.db, quote))) throw refuse('projectEnded');
  return { quote, version: quote.sentVersion ?? 1 };
};
