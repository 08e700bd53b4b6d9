import { dayOf, daysLater } from '#kernel/calendar.ts';
import { hasBlocked } from '#messaging/server/index.ts';
import { reviseQuote } from '#quotes/contract/quotes.ts';
import { isOpen, VALID_DAYS } from '#quotes/rules/quotes.ts';
import { actAsCompany, findVersion, linesOfVersion, openDraftOf } from '#quotes/server/index.ts';
import { quoteVersions } from '#quotes/server/tables.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { copiedFields, copyLines } from './copy-version.ts';

export const reviseQuoteRoute: Route = answer(reviseQuote, (call) =>
  actAsCompany(call, async ({ transaction, quote, now }) => {
    const { person, refuse } = call;
    if (!isOpen(quote.state)) throw refuse('quoteEnded');
    if (await hasBlocked(transaction, quote.clientId, quote.ownerId)) throw refuse('blocked');
    if (await openDraftOf(transaction, quote)) throw refuse('draftStands');
    const sent = await findVersion(transaction, quote.id, quote.newestVersion);
    const version = sent.version + 1;
    await transaction.insert(quoteVersions).values({
      ...copiedFields(sent),
      quoteId: quote.id,
      version,
      changedBy: person.memberId ?? person.id,
      siteCommune: sent.siteCommune,
      sitePostalCode: sent.sitePostalCode,
      siteStreet: sent.siteStreet,
      isMainResidence: sent.isMainResidence,
      builtYear: sent.builtYear,
      startsOn: sent.startsOn,
      paperLanguage: sent.paperLanguage,
      validUntil: daysLater(dayOf(now), VALID_DAYS),
      createdAt: now,
      changedAt: now,
    });
    const lines = await linesOfVersion(transaction, sent);
    await copyLines(
      transaction,
      sent,
      { quoteId: quote.id, version },
      { known: new Set(lines.map(({ lineId }) => lineId)), mayBeNegative: quote.isChange },
    );
  }),
);
