import { and, asc, desc, eq, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { displayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { QuoteState } from '#features/quotes/core/rules/quote-states.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';
import { quoteAcceptances, quoteLines, quotes, quoteVersions } from './tables.ts';

const clients = alias(users, 'clients');

/** Only its company knows of a version that was not sent. */
export const newestVersionSql = sql<number>`(select max(v.version) from quote_versions v where v.quote_id = ${quotes.id})`;

/** Nobody accepts a suspended company's quotes until that is lifted. */
export const isCompanySuspendedSql = sql<boolean>`exists (
  select from company_profiles sc join users so on so.id = sc.user_id
  where sc.id = ${quotes.companyId} and so.is_suspended)`;

const quoteColumns = {
  ...getTableColumns(quotes),
  shownCompany: companyProfiles.name,
  companyLogoUrl: companyProfiles.logoUrl,
  ownerId: companyProfiles.userId,
  shownClient: displayNameSql(clients),
  isSuspended: isCompanySuspendedSql,
  newestVersion: newestVersionSql.as('newest_version'),
  withdrawnAt: quoteAcceptances.withdrawnAt,
  contractEndedAt: quoteAcceptances.endedAt,
  /** The accepted sums include the options that were taken. */
  acceptedNet: quoteAcceptances.net,
  acceptedTotal: quoteAcceptances.total,
};

export const readQuotes = (db: Db, condition: SQL | undefined) =>
  db
    .select(quoteColumns)
    .from(quotes)
    .leftJoin(companyProfiles, eq(companyProfiles.id, quotes.companyId))
    .leftJoin(clients, eq(clients.id, quotes.clientId))
    .leftJoin(quoteAcceptances, eq(quoteAcceptances.quoteId, quotes.id))
    .where(condition);

export type QuoteRow = Awaited<ReturnType<typeof readQuotes>>[number];

/** A quote may have expired before the job has stored that. */
export const quoteStateOnSql = (today: IsoDay): SQL<QuoteState> => sql<QuoteState>`(
  case when ${quotes.state} in ('sent', 'change-asked') and ${quotes.validUntil} < ${today} then 'expired'
    else ${quotes.state} end)`;

export type QuoteSide = 'client' | 'company';

/** A draft is its company's alone; a sent quote is also the client's. */
export const isQuoteVisibleToPersonSql = (personId: number) =>
  or(eq(companyProfiles.userId, personId), and(eq(quotes.clientId, personId), ne(quotes.state, 'draft')));

export const quoteSideOf = ({ clientId }: QuoteRow, personId: number): QuoteSide =>
  clientId === personId ? 'client' : 'company';

export const findQuote = async (db: Db, id: number): Promise<QuoteRow | undefined> => {
  const [row] = await readQuotes(db, eq(quotes.id, id));
  return row;
};

export const findOwnQuote = async (db: Db, personId: number, id: number): Promise<QuoteRow | undefined> => {
  const [row] = await readQuotes(db, and(eq(quotes.id, id), isQuoteVisibleToPersonSql(personId)));
  return row;
};

/** A version comes with the names of its commune in other languages. */
export const quoteVersionColumns = {
  ...getTableColumns(quoteVersions),
  siteCommuneNames: sql<TranslatedNames>`names_of_place(${quoteVersions.siteCommune})`,
};

export type QuoteVersionRow = typeof quoteVersions.$inferSelect & { siteCommuneNames: TranslatedNames };
export type QuoteLineRow = typeof quoteLines.$inferSelect;

export const findQuoteVersion = async (
  db: Db,
  quoteId: number,
  version: number,
): Promise<QuoteVersionRow> => {
  const [row] = await db
    .select(quoteVersionColumns)
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.version, version)));
  if (!row) throw new Error(`Version ${version} of quote ${quoteId} is gone`);
  return row;
};

export const readLinesOfVersion = (
  db: Db,
  { quoteId, version }: Pick<QuoteVersionRow, 'quoteId' | 'version'>,
) =>
  db
    .select()
    .from(quoteLines)
    .where(and(eq(quoteLines.quoteId, quoteId), eq(quoteLines.version, version)))
    .orderBy(asc(quoteLines.position));

/** The newest version comes first. */
export const readSentVersions = (db: Db, quoteId: number) =>
  db
    .select({
      version: quoteVersions.version,
      sentAt: quoteVersions.sentAt,
      total: quoteVersions.total,
      sha256: quoteVersions.sha256,
    })
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, quoteId), sql`${quoteVersions.sentAt} is not null`))
    .orderBy(desc(quoteVersions.version));
