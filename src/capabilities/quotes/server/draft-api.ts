import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import { dayOf, daysLater } from '#kernel/calendar.ts';
import { blocks, conversations } from '#messaging/server/tables.ts';
import { say } from '#quotes/contract/fields.ts';
import { changeQuote, createQuote, deleteQuote, reviseQuote } from '#quotes/contract/quotes.ts';
import { isAffordable, statesSite } from '#quotes/rules/paper.ts';
import { isOpen, SAVES_A_MINUTE, VALID_DAYS } from '#quotes/rules/quotes.ts';
import { sumsOf, writeCents } from '#quotes/rules/sums.ts';
import { isRunning } from '#requests/rules/requests.ts';
import { findOwnInvitation, holdRequest, isCommune } from '#requests/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import { noteWork } from '#team/server/index.ts';
import { actAsCompany, holdOwn, readAgain } from './act.ts';
import { type Beginning, forProject } from './change-order.ts';
import { fillFrom } from './fill-from-template.ts';
import { presentLine, presentSections, pricedSections, replaceLines } from './lines.ts';
import { sendLiveOfQuote } from './news.ts';
import { draftOf, openDraft } from './open-draft.ts';
import { hasPlace } from './quoted-invitation.ts';
import { findOwnQuote, findVersion, type LineRow, linesOfVersion, type VersionRow } from './store.ts';
import { forgetFilesOfDraft } from './stored-files.ts';
import { quotes, quoteVersions } from './tables.ts';
import { findOwnTemplate } from './templates-api.ts';

type Changing = Parameters<Parameters<typeof answer<typeof changeQuote>>[1]>[0]['body'];
type Creating = Parameters<Parameters<typeof answer<typeof createQuote>>[1]>[0];

const ownCompany = async (db: Db, ownerId: number) => {
  const [row] = await db
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(eq(companyProfiles.userId, ownerId));
  return row;
};

/** For what it was asked about: the work and the site are as the client has described them. */
const forRequest = async (
  transaction: Db,
  { person, tools, refuse }: Creating,
  requestId: number,
): Promise<Beginning> => {
  const own = await findOwnInvitation(transaction, person.id, { requestId });
  const held = own && (await holdRequest(transaction, tools, requestId));
  const invitation = held?.invitations.find(({ id }) => id === own?.id);
  if (!held || !invitation) throw refuse('requestNotFound');
  if (!isRunning(invitation.state)) throw refuse('invitationEnded');
  if (!hasPlace(held, invitation.id)) throw refuse('threeAtWork');
  const { request } = held;
  const isTaken = and(
    eq(quotes.invitationId, invitation.id),
    sql`${quotes.state} in ('draft', 'sent', 'change-asked', 'accepted')`,
  );
  if ((await transaction.$count(quotes, isTaken)) > 0) throw refuse('quoteStands');
  return {
    clientId: request.clientId,
    requestId,
    invitationId: invitation.id,
    version: {
      object: request.title ?? '',
      siteCommune: request.commune,
      sitePostalCode: request.postalCode,
      isMainResidence: request.isMainResidence,
      builtYear: request.builtYear,
    },
  };
};

/** For somebody it writes with, who takes messages from it. */
const forClient = async (
  transaction: Db,
  { person, refuse }: Creating,
  clientId: number,
): Promise<Beginning> => {
  const [client] = await transaction
    .select({ id: users.id })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.partnerId))
    .where(
      and(
        eq(conversations.userId, person.id),
        eq(conversations.partnerId, clientId),
        eq(users.userType, 'private'),
        eq(users.isSuspended, false),
        isNull(users.erasedAt),
      ),
    );
  const isBlocked = sql`(${blocks.userId}, ${blocks.blockedId}) in ((${person.id}, ${clientId}), (${clientId}, ${person.id}))`;
  if (!client || (await transaction.$count(blocks, isBlocked)) > 0) throw refuse('clientNotFound');
  return { clientId, version: {} };
};

const beginning = (transaction: Db, call: Creating): Promise<Beginning> => {
  const { requestId, clientId, projectId } = call.body;
  if (projectId !== undefined) return forProject(transaction, call, projectId);
  return requestId === undefined
    ? forClient(transaction, call, clientId ?? 0)
    : forRequest(transaction, call, requestId);
};

const copiedFields = ({
  object,
  intro,
  conditions,
  durationDays,
  warrantyMonths,
  sectionTitles,
  exclusions,
  inclusions,
  plan,
  net,
  total,
}: VersionRow) => ({
  object,
  intro,
  conditions,
  durationDays,
  warrantyMonths,
  sectionTitles,
  exclusions,
  inclusions,
  plan,
  net,
  total,
});

/** A price that only a change order may have is written anew elsewhere. */
const withoutNegative = (row: LineRow): LineRow => ({
  ...row,
  unitPrice: row.unitPrice?.startsWith('-') ? null : row.unitPrice,
});

/** Its lines are numbered anew in another quote, and keep their numbers in another version of this one. */
const copyLines = async (
  transaction: Db,
  from: VersionRow,
  to: { quoteId: number; version: number },
  { known, mayBeNegative }: { known: ReadonlySet<number>; mayBeNegative: boolean },
): Promise<number> => {
  const sections = presentSections(
    from,
    (await linesOfVersion(transaction, from)).map(mayBeNegative ? (row) => row : withoutNegative),
  );
  return replaceLines(transaction, to, { sections, known, lastLineId: 0 });
};

const missingOf = ({ requestId, clientId }: Creating['body']) => {
  if (requestId !== undefined) return 'requestNotFound';
  return clientId === undefined ? 'projectNotFound' : 'clientNotFound';
};

const create: Route = answer(createQuote, (call) =>
  call.tools.db.transaction(async (transaction) => {
    const { body, person, tools, refuse } = call;
    const now = tools.clock.now();
    const { requestId, clientId, projectId, copyOf, template } = body;
    if ([requestId, clientId, projectId].filter((one) => one !== undefined).length !== 1)
      throw invalidField('requestId', say('oneOfTwo'));
    const company = await ownCompany(transaction, person.id);
    if (!company) throw refuse(missingOf(body));
    const model = copyOf === undefined ? undefined : await findOwnQuote(transaction, person.id, copyOf);
    if (copyOf !== undefined && !model) throw refuse('quoteNotFound');
    const kept = template === undefined ? null : await findOwnTemplate(transaction, person.id, template);
    if (kept === undefined) throw refuse('templateNotFound');
    if (kept && model) throw invalidField('template', say('oneModel'));
    const { version, ...begun } = await beginning(transaction, call);
    await tools.limits.spend('quote-saves', person.id, SAVES_A_MINUTE);
    const [stored] = await transaction
      .insert(quotes)
      .values({ ...begun, companyId: company.id, createdAt: now, changedAt: now })
      .returning({ id: quotes.id });
    if (!stored) throw new Error('A quote was not stored');
    const quoteId = stored.id;
    const copied = model && (await findVersion(transaction, model.id, model.newestVersion));
    await transaction.insert(quoteVersions).values({
      ...(copied && copiedFields(copied)),
      ...version,
      quoteId,
      version: 1,
      changedBy: person.memberId ?? person.id,
      validUntil: daysLater(dayOf(now), VALID_DAYS),
      createdAt: now,
      changedAt: now,
    });
    if (copied) {
      const lastLineId = await copyLines(
        transaction,
        copied,
        { quoteId, version: 1 },
        {
          known: new Set(),
          mayBeNegative: projectId !== undefined,
        },
      );
      await transaction.update(quotes).set({ lastLineId }).where(eq(quotes.id, quoteId));
    }
    if (kept)
      await fillFrom(transaction, kept.content, { quoteId, isChange: projectId !== undefined, version });
    await noteWork(transaction, person, 'write-quote', { aboutId: begun.clientId });
    return readAgain(transaction, quoteId, { personId: person.id, now });
  }),
);

/** Less than nothing costs a line of a change order alone. */
const refuseNegative = (sections: NonNullable<Changing['sections']>) => {
  sections.forEach(({ lines }, at) => {
    const place = lines.findIndex(({ unitPrice }) => unitPrice?.startsWith('-'));
    if (place >= 0) throw invalidField(`sections.${at}.lines.${place}.unitPrice`, say('priceInvalid'));
  });
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
    const held = await holdOwn(transaction, tools, { person, id: params.id });
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

const revise: Route = answer(reviseQuote, (call) =>
  actAsCompany(call, async ({ transaction, quote, now }) => {
    const { person, refuse } = call;
    if (!isOpen(quote.state)) throw refuse('quoteEnded');
    if (await draftOf(transaction, quote)) throw refuse('draftStands');
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

export const draftRoutes: readonly Route[] = [create, change, remove, revise];
