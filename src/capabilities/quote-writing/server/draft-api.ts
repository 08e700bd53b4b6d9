import { and, eq } from 'drizzle-orm';
import { say } from '#quotes/contract/fields.ts';
import { changeQuote, deleteQuote } from '#quotes/contract/quotes.ts';
import { type HeadField, type HeadUnreadable, isAffordable, statesSite } from '#quotes/rules/paper.ts';
import { SAVES_A_MINUTE } from '#quotes/rules/quotes.ts';
import { sumsOf, writeCents } from '#quotes/rules/sums.ts';
import {
  actAsCompany,
  forgetFilesOfDraft,
  holdOwnQuote,
  linesOfVersion,
  openDraft,
  presentLine,
  pricedSections,
  replaceLines,
  sendLiveOfQuote,
} from '#quotes/server/index.ts';
import { quotes, quoteVersions } from '#quotes/server/tables.ts';
import { isCommune } from '#requests/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import { createQuoteRoute } from './create-api.ts';
import { reviseQuoteRoute } from './revise-api.ts';

type Changing = Parameters<Parameters<typeof answer<typeof changeQuote>>[1]>[0]['body'];

/** Less than nothing costs a line of a change order alone. */
const refuseNegative = (sections: NonNullable<Changing['sections']>) => {
  sections.forEach(({ lines }, at) => {
    const place = lines.findIndex(({ unitPrice }) => unitPrice?.startsWith('-'));
    if (place >= 0) throw invalidField(`sections.${at}.lines.${place}.unitPrice`, say('priceInvalid'));
  });
};

/** What is understood by now is no longer kept as it was typed. */
const stillUnreadable = (before: HeadUnreadable | null, body: Changing): HeadUnreadable | null => {
  const stated = { ...body, ...body.site };
  const kept = Object.entries(body.unreadable ?? before ?? {}).filter(
    ([name, typed]) => typed && (stated[name as HeadField] ?? null) === null,
  );
  return kept.length > 0 ? Object.fromEntries(kept) : null;
};

/** An empty word is none. */
const statedSite = async (
  transaction: Db,
  { commune, postalCode, street, isMainResidence, builtYear }: NonNullable<Changing['site']>,
) => {
  if (commune && !(await isCommune(transaction, commune)))
    throw invalidField('site.commune', say('siteMissing'));
  return {
    siteCommune: commune || null,
    sitePostalCode: postalCode,
    siteStreet: street || null,
    isMainResidence,
    builtYear,
  };
};

const change: Route = answer(changeQuote, (call) =>
  actAsCompany(call, async ({ transaction, quote, now }) => {
    const { body, person, tools, refuse } = call;
    const draft = await openDraft(transaction, quote, refuse);
    if (draft.revision !== body.revision) throw refuse('changedMeanwhile');
    await tools.limits.spend('quote-saves', person.id, SAVES_A_MINUTE);
    const { revision, sections, site, ...fields } = body;
    const stated = site && statesSite(quote) ? await statedSite(transaction, site) : {};
    const { isMainResidence } = { ...draft, ...stated };
    if (sections && !quote.isChange) refuseNegative(sections);
    // Before the database refuses a sum that it cannot hold.
    if (sections && !isAffordable({ sections: pricedSections(sections), isMainResidence }))
      throw invalidField('sections', say('tooMuch'));
    const before = await linesOfVersion(transaction, draft);
    const last = sections
      ? await replaceLines(transaction, draft, {
          sections,
          known: new Set(before.map(({ lineId }) => lineId)),
          lastLineId: quote.lastLineId,
        })
      : quote.lastLineId;
    const titles = sections ? sections.map(({ title }) => title) : draft.sectionTitles;
    const lines = (await linesOfVersion(transaction, draft)).map(presentLine);
    const { net, total } = sumsOf(lines, { isMainResidence });
    await transaction
      .update(quoteVersions)
      .set({
        ...fields,
        ...stated,
        unreadable: stillUnreadable(draft.unreadable, body),
        sectionTitles: titles,
        net: writeCents(net),
        total: writeCents(total),
        revision: revision + 1,
        changedBy: person.memberId ?? person.id,
        changedAt: now,
      })
      .where(and(eq(quoteVersions.quoteId, quote.id), eq(quoteVersions.version, draft.version)));
    await transaction.update(quotes).set({ lastLineId: last, changedAt: now }).where(eq(quotes.id, quote.id));
  }),
);

const remove: Route = answer(deleteQuote, ({ params, person, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const held = await holdOwnQuote(transaction, tools, { person, id: params.id });
    if (!held) throw refuse('quoteNotFound');
    const { quote } = held;
    const draft = await openDraft(transaction, quote, refuse);
    await forgetFilesOfDraft(transaction, tools.jobs, draft);
    if (quote.state === 'draft') await transaction.delete(quotes).where(eq(quotes.id, quote.id));
    else
      await transaction
        .delete(quoteVersions)
        .where(and(eq(quoteVersions.quoteId, quote.id), eq(quoteVersions.version, draft.version)));
    await sendLiveOfQuote(transaction, { ...quote, state: 'draft' });
    return { id: quote.id };
  }),
);

export const quoteDraftRoutes: readonly Route[] = [createQuoteRoute, change, remove, reviseQuoteRoute];
