import { hasBlocked } from '#features/messaging/core/server/index.ts';
import { reviseQuote } from '#features/quotes/core/contract/quotes.ts';
import { isQuoteOpen, QUOTE_VALID_DAYS } from '#features/quotes/core/rules/quotes.ts';
import {
  changeQuoteAsCompany,
  findOpenDraft,
  findQuoteVersion,
  readLinesOfVersion,
} from '#features/quotes/core/server/index.ts';
import { quoteVersions } from '#features/quotes/core/server/tables.ts';
import { addDays, dayOf } from '#kernel/calendar.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { copyQuoteLines, pickFieldsToCopy } from './copy-version.ts';
import { readQuoteDefaults } from './quote-defaults-api.ts';

export const reviseQuoteRoute: EndpointRoute = handle(reviseQuote, (call) =>
  changeQuoteAsCompany(call, async ({ transaction, quote, now }) => {
    const { person, refuse } = call;
    if (!isQuoteOpen(quote.state)) throw refuse('quoteEnded');
    if (await hasBlocked(transaction, quote.clientId, quote.ownerId)) throw refuse('blocked');
    if (await findOpenDraft(transaction, quote)) throw refuse('draftStands');
    const sentVersion = await findQuoteVersion(transaction, quote.id, quote.newestVersion);
    const version = sentVersion.version + 1;
    const defaults = quote.isChange ? null : await readQuoteDefaults(transaction, quote.companyId ?? 0);
    await transaction.insert(quoteVersions).values({
      ...pickFieldsToCopy(sentVersion),
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
      addresseeName: sentVersion.addresseeName,
      addresseeAddress: sentVersion.addresseeAddress,
      validUntil: addDays(dayOf(now), defaults?.validDays ?? QUOTE_VALID_DAYS),
      createdAt: now,
      changedAt: now,
    });
    const lines = await readLinesOfVersion(transaction, sentVersion);
    await copyQuoteLines(
      transaction,
      sentVersion,
      { quoteId: quote.id, version },
      { knownIds: new Set(lines.map(({ lineId }) => lineId)), mayBeNegative: quote.isChange },
    );
  }),
);
