import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { getQuote, listQuotes } from '#features/quotes/core/contract/quotes.ts';
import { requestInvitations } from '#features/requests/core/server/tables.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { presentListedQuote, presentQuote, visibleVersionNumberFor } from './present.ts';
import {
  findOwnQuote,
  isQuoteVisibleToPersonSql,
  type QuoteRow,
  quoteSideOf,
  quoteStateOnSql,
  quoteVersionColumns,
  type QuoteVersionRow,
  readQuotes,
} from './store.ts';
import { quotes, quoteVersions } from './tables.ts';
import { withQuoteTranslationOffer } from './translation-offer.ts';

/** Returns the version of each quote that its reader sees. */
const versionsOf = async (db: Db, rows: readonly QuoteRow[], personId: number) => {
  const versionKeys = rows.map(
    (row) => sql`(${row.id}, ${visibleVersionNumberFor(row, quoteSideOf(row, personId))})`,
  );
  if (versionKeys.length === 0) return new Map<number, QuoteVersionRow>();
  const versionRows = await db
    .select(quoteVersionColumns)
    .from(quoteVersions)
    .where(
      and(
        inArray(
          quoteVersions.quoteId,
          rows.map(({ id }) => id),
        ),
        sql`(${quoteVersions.quoteId}, ${quoteVersions.version}) in (${sql.join(versionKeys, sql`, `)})`,
      ),
    );
  return new Map(versionRows.map((version) => [version.quoteId, version]));
};

/** Only drafts have a due date: a sent quote is an answer already. */
const dueDatesOf = async (db: Db, rows: readonly QuoteRow[]) => {
  const ids = rows.flatMap(({ state, invitationId }) => (state === 'draft' ? (invitationId ?? []) : []));
  if (ids.length === 0) return new Map<number, Date>();
  const waiting = await db
    .select({ id: requestInvitations.id, dueAt: requestInvitations.dueAt })
    .from(requestInvitations)
    .where(
      and(
        inArray(requestInvitations.id, ids),
        inArray(requestInvitations.state, ['sent', 'seen']),
        isNull(requestInvitations.answeredAt),
      ),
    );
  return new Map(waiting.map(({ id, dueAt }) => [id, dueAt]));
};

/** Matches the change orders of a project and the quote it began with. */
const isOfProject = (projectId: number) =>
  sql`(${quotes.projectId} = ${projectId} or ${quotes.id} in (
    select a.quote_id from quote_acceptances a where a.project_id = ${projectId}))`;

const list: EndpointRoute = handle(listQuotes, async ({ query, person, services }) => {
  const { db, clock } = services;
  const { limit } = query;
  const now = clock.now();
  const filter = and(
    isQuoteVisibleToPersonSql(person.id),
    query.state === undefined ? undefined : sql`${quoteStateOnSql(dayOf(now))} = ${query.state}`,
    query.requestId === undefined ? undefined : eq(quotes.requestId, query.requestId),
    query.projectId === undefined ? undefined : isOfProject(query.projectId),
    query.invitationId === undefined ? undefined : eq(quotes.invitationId, query.invitationId),
  );
  const isAfterCursor = query.cursor === undefined ? undefined : lt(quotes.id, query.cursor);
  const [rows, [countRow]] = await Promise.all([
    readQuotes(db, and(filter, isAfterCursor))
      .orderBy(desc(quotes.id))
      .limit(limit + 1),
    db
      .select({ total: count() })
      .from(quotes)
      .leftJoin(companyProfiles, eq(companyProfiles.id, quotes.companyId))
      .where(filter),
  ]);
  const page = rows.slice(0, limit);
  const [versions, dueDates] = await Promise.all([versionsOf(db, page, person.id), dueDatesOf(db, page)]);
  const items = page.flatMap((row) => {
    const version = versions.get(row.id);
    const answerBy = dueDates.get(row.invitationId ?? 0) ?? null;
    return version
      ? [presentListedQuote(row, version, { now, answerBy, translator: services.translator })]
      : [];
  });
  return {
    items,
    total: countRow?.total ?? 0,
    next: rows.length > limit ? String(page.at(-1)?.id) : null,
  };
});

const read: EndpointRoute = handle(getQuote, async ({ params, person, services, refuse }) => {
  const row = await findOwnQuote(services.db, person.id, params.id);
  if (!row) throw refuse('quoteNotFound');
  const quote = await presentQuote(services.db, row, { personId: person.id, now: services.clock.now() });
  return withQuoteTranslationOffer(quote, services.translator);
});

export const quoteReadRoutes: readonly EndpointRoute[] = [list, read];
