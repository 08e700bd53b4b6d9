import { Readable } from 'node:stream';
import { fetchContractCalendar } from '#features/quotes/acceptance/contract/acceptance.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { lastFullDayBefore } from '#features/quotes/core/rules/withdrawal.ts';
import { findOwnQuote, presentQuote } from '#features/quotes/core/server/index.ts';
import { writeICalendar } from '#features/requests/visits/rules/icalendar.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { type ServerStrings, stringsOf } from '#strings/strings.ts';

/** Returns the days of a contract that are known, each with a name that stays the same. */
const daysOf = (
  quote: Quote,
  { quoting }: ServerStrings,
): { name: string; day: IsoDay; summary: string }[] => {
  const { startsOn, durationDays, evidence } = quote;
  const { next } = quoting;
  const begins = durationDays === null ? next.begins : next.beginsFor(quoting.workingDays(durationDays));
  const until = evidence?.withdrawableUntil ?? null;
  return [
    ...(until === null
      ? []
      : [{ name: 'withdrawal', day: lastFullDayBefore(until), summary: next.withdraw }]),
    ...(startsOn === null ? [] : [{ name: 'start', day: startsOn, summary: begins }]),
  ];
};

const fetch: EndpointRoute = handle(
  fetchContractCalendar,
  async ({ params, person, language, services, refuse }) => {
    const { db, clock, config } = services;
    const row = await findOwnQuote(db, person.id, params.id);
    const quote = row && (await presentQuote(db, row, { personId: person.id, now: clock.now() }));
    const evidence = quote?.evidence;
    if (!quote || !evidence || evidence.withdrawnAt !== null || evidence.endedAt !== null)
      throw refuse('quoteNotFound');
    const strings = stringsOf(language);
    const url = `${publicBaseUrl(config, language)}${href('/quotes/:id', { id: quote.id })}`;
    const partner = quote.side === 'client' ? quote.company.name : quote.client.name;
    const text = writeICalendar({
      method: 'PUBLISH',
      events: daysOf(quote, strings).map(({ name, day, summary }) => ({
        uid: `quote-${quote.id}-${name}@${new URL(url).hostname}`,
        sequence: 0,
        day,
        changedAt: new Date(evidence.at),
        summary: `${summary}: ${quote.object}`,
        description: `${partner}\n${url}`,
        location: null,
        url,
        isCancelled: false,
      })),
    });
    return {
      type: 'text/calendar; charset=utf-8',
      content: Readable.from([Buffer.from(text)]),
      size: Buffer.byteLength(text),
      name: `giewel-${quote.number ?? quote.id}.ics`,
    };
  },
);

export const contractCalendarRoutes: readonly EndpointRoute[] = [fetch];
