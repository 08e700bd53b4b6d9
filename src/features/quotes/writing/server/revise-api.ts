import { hasBlocked } from '#features/messaging/core/server/index.ts';
import { reviseQuote } from '#features/quotes/core/contract/quotes.ts';
import { isOpen, VALID_DAYS } from '#features/quotes/core/rules/quotes.ts';
import {
  changeQuoteAsCompany,
  findVersion,
  linesOfVersion,
  openDraftOf,
} from '#features/quotes/core/server/index.ts';
import { quoteVersions } from '#features/quotes/core/server/tables.ts';
import { dayOf, addDays } from '#kernel/calendar.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { copiedFields, copyLines } from './copy-version.ts';

export const reviseQuoteRoute: EndpointRoute = handle(reviseQuote, (call) =>
  changeQuoteAsCompany(call, async ({ transaction, quote, now }) => {
    const { person, refuse } = call;
    if (!isOpen(quote.state)) throw refuse('quoteEnded');
    if (await hasBlocked(transaction, quote.clientId, quote.ownerId)) throw refuse('blocked');
    if (await openDraftOf(transaction, quote)) throw refuse('draftStands');
    const sentVersion = await findVersion(transaction, quote.id, quote.newestVersion);
    const version = sentVersion.version + 1;
    await transaction.insert(quoteVersions).values({
      ...copiedFields(sentVersion),
      quoteId: quote.id,
      version,
      changedBy: person.memberId ?? person.id,
      siteCommune: sentVersion.siteCommune,
      sitePostalCode: sentVersion.sitePostalCode,
      siteStreet: sentVersion.siteStreet,
      isMainResidence: sentVersion.isMainResidence,
      builtYear: sentVersion.builtYear,
      startsOn: sentVersion.startsOn,
      paperLanguage: sentVersion.paperLanguage,
      validUntil: addDays(dayOf(now), VALID_DAYS),
      createdAt: now,
      changedAt: now,
    });
    const lines = await linesOfVersion(transaction, sentVersion);
    await copyLines(
      transaction,
      sentVersion,
      { quoteId: quote.id, version },
      { knownIds: new Set(lines.map(({ lineId }) => lineId)), mayBeNegative: quote.isChange },
    );
  }),
);
