import { and, eq } from 'drizzle-orm';
import { messageKey } from '#features/quotes/core/contract/fields.ts';
import { changeQuote, deleteQuote } from '#features/quotes/core/contract/quotes.ts';
import {
  areSumsBelowLimit,
  mustStateSite,
  type QuoteHeadField,
  type UnreadableHeadFields,
} from '#features/quotes/core/rules/quote-content.ts';
import { centsAsDecimal, quoteSumsOf } from '#features/quotes/core/rules/quote-sums.ts';
import { DRAFT_SAVE_RATE_LIMIT } from '#features/quotes/core/rules/quotes.ts';
import {
  changeQuoteAsCompany,
  deleteFilesOfDraft,
  lockOwnQuote,
  presentQuoteLine,
  readLinesOfVersion,
  replaceQuoteLines,
  requireOpenDraft,
  sectionsWithPricedLines,
  sendLiveOfQuote,
} from '#features/quotes/core/server/index.ts';
import { quotes, quoteVersions } from '#features/quotes/core/server/tables.ts';
import { isKnownCommune } from '#features/requests/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle, invalidFieldError } from '#server/http/handle.ts';
import { createQuoteRoute } from './create-api.ts';
import { reviseQuoteRoute } from './revise-api.ts';

type Changing = Parameters<Parameters<typeof handle<typeof changeQuote>>[1]>[0]['body'];

/** Only a line of a change order may have a negative price. */
const refuseNegative = (sections: NonNullable<Changing['sections']>) => {
  sections.forEach(({ lines }, index) => {
    const place = lines.findIndex(({ unitPrice }) => unitPrice?.startsWith('-'));
    if (place >= 0)
      throw invalidFieldError(`sections.${index}.lines.${place}.unitPrice`, messageKey('priceInvalid'));
  });
};

/** Once a field is understood, its typed text is dropped. */
const stillUnreadable = (
  previous: UnreadableHeadFields | null,
  body: Changing,
): UnreadableHeadFields | null => {
  const stated = { ...body, ...body.site };
  const remaining = Object.entries(body.unreadable ?? previous ?? {}).filter(
    ([name, text]) => text && (stated[name as QuoteHeadField] ?? null) === null,
  );
  return remaining.length > 0 ? Object.fromEntries(remaining) : null;
};

/** An empty text counts as none. */
const statedSite = async (
  transaction: Db,
  { commune, postalCode, street, isMainResidence, builtYear }: NonNullable<Changing['site']>,
) => {
  if (commune && !(await isKnownCommune(transaction, commune)))
    throw invalidFieldError('site.commune', messageKey('siteMissing'));
  return {
    siteCommune: commune || null,
    sitePostalCode: postalCode,
    siteStreet: street || null,
    isMainResidence,
    builtYear,
  };
};

const change: EndpointRoute = handle(changeQuote, (call) =>
  changeQuoteAsCompany(call, async ({ transaction, quote, now }) => {
    const { body, person, services, refuse } = call;
    const draft = await requireOpenDraft(transaction, quote, refuse);
    if (draft.revision !== body.revision) throw refuse('changedMeanwhile');
    await services.limits.spend('quote-saves', person.id, DRAFT_SAVE_RATE_LIMIT);
    const { revision, sections, site, ...fields } = body;
    const stated = site && mustStateSite(quote) ? await statedSite(transaction, site) : {};
    const { isMainResidence } = { ...draft, ...stated };
    if (sections && !quote.isChange) refuseNegative(sections);
    // This comes before the database refuses a sum that it cannot store.
    if (sections && !areSumsBelowLimit({ sections: sectionsWithPricedLines(sections), isMainResidence }))
      throw invalidFieldError('sections', messageKey('tooMuch'));
    const existingLines = await readLinesOfVersion(transaction, draft);
    const last = sections
      ? await replaceQuoteLines(transaction, draft, {
          sections,
          knownIds: new Set(existingLines.map(({ lineId }) => lineId)),
          lastLineId: quote.lastLineId,
        })
      : quote.lastLineId;
    const titles = sections ? sections.map(({ title }) => title) : draft.sectionTitles;
    const lines = (await readLinesOfVersion(transaction, draft)).map(presentQuoteLine);
    const { net, total } = quoteSumsOf(lines, { isMainResidence });
    await transaction
      .update(quoteVersions)
      .set({
        ...fields,
        ...stated,
        unreadable: stillUnreadable(draft.unreadable, body),
        sectionTitles: titles,
        net: centsAsDecimal(net),
        total: centsAsDecimal(total),
        revision: revision + 1,
        changedBy: person.memberId ?? person.id,
        changedAt: now,
      })
      .where(and(eq(quoteVersions.quoteId, quote.id), eq(quoteVersions.version, draft.version)));
    await transaction.update(quotes).set({ lastLineId: last, changedAt: now }).where(eq(quotes.id, quote.id));
  }),
);

const remove: EndpointRoute = handle(deleteQuote, ({ params, person, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const lockedQuote = await lockOwnQuote(transaction, services, { person, id: params.id });
    if (!lockedQuote) throw refuse('quoteNotFound');
    const { quote } = lockedQuote;
    const draft = await requireOpenDraft(transaction, quote, refuse);
    await deleteFilesOfDraft(transaction, services.jobs, draft);
    if (quote.state === 'draft') await transaction.delete(quotes).where(eq(quotes.id, quote.id));
    else
      await transaction
        .delete(quoteVersions)
        .where(and(eq(quoteVersions.quoteId, quote.id), eq(quoteVersions.version, draft.version)));
    await sendLiveOfQuote(transaction, { ...quote, state: 'draft' });
    return { id: quote.id };
  }),
);

export const quoteDraftRoutes: readonly EndpointRoute[] = [
  createQuoteRoute,
  change,
  remove,
  reviseQuoteRoute,
];
