import type { QuoteLiveEvents } from '#features/quotes/core/contract/live-events.ts';
import { PRESENCE_SIGNAL_RATE_LIMIT } from '#features/quotes/core/rules/quotes.ts';
import { findOwnQuote, quoteSideOf, readPersonName } from '#features/quotes/core/server/index.ts';
import { reportWritingPresence } from '#features/quotes/writing/contract/writing-presence.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { sendLiveUnstored } from '#server/live/send-live.ts';

/** Only the company's own open pages are notified: a client never learns who writes for it. */
const showWritingRoute: EndpointRoute = handle(
  reportWritingPresence,
  async ({ params, body, person, services, refuse }) => {
    const { db } = services;
    const quote = await findOwnQuote(db, person.id, params.id);
    if (!quote || quoteSideOf(quote, person.id) !== 'company') throw refuse('quoteNotFound');
    const writerId = person.memberId ?? person.id;
    await services.limits.spend('quote-writers', writerId, PRESENCE_SIGNAL_RATE_LIMIT);
    const payload: QuoteLiveEvents['quoteWriter'] = {
      quoteId: quote.id,
      writerId,
      name: (await readPersonName(db, writerId)) ?? '',
      isHere: body.isHere,
      tab: body.tab ?? '',
      choosing: body.choosing ?? [],
    };
    await sendLiveUnstored(db, person.id, 'quoteWriter', payload);
    return {};
  },
);

export const writingPresenceRoutes: readonly EndpointRoute[] = [showWritingRoute];
