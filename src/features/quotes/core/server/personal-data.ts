import { and, asc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { OpenContract, PersonalData } from '#server/privacy/personal-data.ts';
import { readOpenContracts } from './open-contracts.ts';
import { pdfStorageName, signedPdfKindBySide } from './pdf/pdf-store.ts';
import { quoteFileStore, readFilesOfVersion } from './quote-files.ts';
import { presentQuoteSections } from './quote-lines.ts';
import { findQuoteVersion, readLinesOfVersion, readQuotes } from './store.ts';
import {
  quoteAcceptances,
  quoteCodes,
  quoteDefaults,
  quoteFiles,
  quotePdfs,
  quoteReports,
  quotes,
  quoteTemplates,
  quoteVersions,
} from './tables.ts';

/** An export holds what the PDF of a quote says. */
const exportedQuote = async (
  db: Db,
  row: Awaited<ReturnType<typeof readQuotes>>[number],
  isCompany: boolean,
) => {
  const number = isCompany ? row.newestVersion : (row.sentVersion ?? row.newestVersion);
  const { sha256: _, changedBy: __, sectionTitles, ...version } = await findQuoteVersion(db, row.id, number);
  const sections = presentQuoteSections(
    { sectionTitles },
    await readLinesOfVersion(db, { quoteId: row.id, version: number }),
  );
  return {
    number: row.number,
    state: row.state,
    company: row.shownCompany,
    client: row.clientName ?? row.shownClient,
    changeWords: row.changeWords,
    declinedFor: row.declinedFor,
    declinedWords: row.declinedWords,
    ...version,
    sections,
    attachments: (await readFilesOfVersion(db, { quoteId: row.id, version: number })).map(({ name }) => name),
  };
};

const pdfsOf = (db: Db, userId: number) =>
  db
    .select({
      id: quotes.id,
      state: quotes.state,
      clientId: quotes.clientId,
      kind: quotePdfs.kind,
      token: quotePdfs.token,
    })
    .from(quotePdfs)
    .innerJoin(quotes, eq(quotes.id, quotePdfs.quoteId))
    .leftJoin(companyProfiles, eq(companyProfiles.id, quotes.companyId))
    .where(or(eq(quotes.clientId, userId), eq(companyProfiles.userId, userId)))
    .orderBy(asc(quotePdfs.quoteId), asc(quotePdfs.version), asc(quotePdfs.kind));

const attachmentsOf = (db: Db, userId: number) =>
  db
    .select({
      id: quotes.id,
      state: quotes.state,
      clientId: quotes.clientId,
      sentVersion: quotes.sentVersion,
      sinceVersion: quoteFiles.sinceVersion,
      kind: quoteFiles.kind,
      token: quoteFiles.token,
    })
    .from(quoteFiles)
    .innerJoin(quotes, eq(quotes.id, quoteFiles.quoteId))
    .leftJoin(companyProfiles, eq(companyProfiles.id, quotes.companyId))
    .where(or(eq(quotes.clientId, userId), eq(companyProfiles.userId, userId)))
    .orderBy(asc(quoteFiles.id));

const ownCompanies = (db: Db, userId: number) =>
  db.select({ id: companyProfiles.id }).from(companyProfiles).where(eq(companyProfiles.userId, userId));

const areAnySide = (db: Db, userId: number) =>
  or(eq(quotes.clientId, userId), inArray(quotes.companyId, ownCompanies(db, userId)));

/** Returns every quote that was or is being agreed in these contracts, change orders too. */
const idsOf = async (db: Db, contracts: readonly OpenContract[]): Promise<number[]> => {
  const projectIds = contracts.map(({ projectId }) => projectId);
  const rows = await db
    .select({ id: quotes.id })
    .from(quotes)
    .leftJoin(quoteAcceptances, eq(quoteAcceptances.quoteId, quotes.id))
    .where(or(inArray(quotes.projectId, projectIds), inArray(quoteAcceptances.projectId, projectIds)));
  return rows.map(({ id }) => id);
};

/** Returns the PDFs and attachments of the quotes that match. */
const filesThat = async (
  db: Db,
  userId: number,
  goes: (quote: { id: number; state: string }) => boolean,
): Promise<string[]> => [
  ...(await pdfsOf(db, userId)).filter(goes).map(pdfStorageName),
  ...(await attachmentsOf(db, userId)).filter(goes).flatMap(quoteFileStore.namesOf),
];

export const personalData: PersonalData = {
  name: 'quotes',
  tables: [quotes, quoteVersions, quoteCodes, quoteReports],

  async collect(db, userId) {
    const isClient = and(eq(quotes.clientId, userId), ne(quotes.state, 'draft'));
    const isOwner = eq(companyProfiles.userId, userId);
    const rows = await readQuotes(db, or(isClient, isOwner)).orderBy(asc(quotes.id));
    const quoted = [];
    for (const row of rows) quoted.push(await exportedQuote(db, row, row.ownerId === userId));
    const acceptances = await db
      .select({
        quoteId: quoteAcceptances.quoteId,
        version: quoteAcceptances.version,
        options: quoteAcceptances.options,
        total: quoteAcceptances.total,
        name: quoteAcceptances.name,
        at: quoteAcceptances.at,
        by: quoteAcceptances.by,
        network: quoteAcceptances.network,
        beginsAtOnce: quoteAcceptances.beginsAtOnce,
        withdrawnAt: quoteAcceptances.withdrawnAt,
      })
      .from(quoteAcceptances)
      .innerJoin(quotes, eq(quotes.id, quoteAcceptances.quoteId))
      .where(eq(quotes.clientId, userId))
      .orderBy(asc(quoteAcceptances.quoteId));
    const reportsMade = await db
      .select({ reason: quoteReports.reason, createdAt: quoteReports.createdAt })
      .from(quoteReports)
      .where(eq(quoteReports.clientId, userId))
      .orderBy(asc(quoteReports.id));
    const templates = await db
      .select({
        name: quoteTemplates.name,
        content: quoteTemplates.content,
        createdAt: quoteTemplates.createdAt,
      })
      .from(quoteTemplates)
      .where(inArray(quoteTemplates.companyId, ownCompanies(db, userId)))
      .orderBy(asc(quoteTemplates.id));
    const [defaults] = await db
      .select({
        intro: quoteDefaults.intro,
        conditions: quoteDefaults.conditions,
        validDays: quoteDefaults.validDays,
        warrantyMonths: quoteDefaults.warrantyMonths,
        plan: quoteDefaults.plan,
      })
      .from(quoteDefaults)
      .where(inArray(quoteDefaults.companyId, ownCompanies(db, userId)));
    return { quotes: quoted, acceptances, reportsMade, templates, defaults: defaults ?? null };
  },

  async files(db, userId, contracts) {
    const keptIds = await idsOf(db, contracts);
    return filesThat(db, userId, ({ id, state }) => state !== 'accepted' && !keptIds.includes(id));
  },

  /** A signed quote is the other side's too: both get its files, and they stay. */
  async sharedFiles(db, userId) {
    const pdfs = await pdfsOf(db, userId);
    const attachments = await attachmentsOf(db, userId);
    const signed = pdfs
      .filter(({ state, kind, clientId }) => {
        const side = clientId === userId ? 'client' : 'company';
        return state === 'accepted' && (kind === 'sent' || kind === signedPdfKindBySide[side]);
      })
      .map(pdfStorageName);
    const sentFiles = attachments.filter(
      ({ state, sentVersion, sinceVersion }) => state === 'accepted' && sinceVersion <= (sentVersion ?? 0),
    );
    return [...signed, ...sentFiles.flatMap(quoteFileStore.namesOf)];
  },

  contracts: readOpenContracts,

  /**
   * A signed quote stays for ten years with the other side, under the names at signing. Everything of a running
   * contract stays as it is.
   */
  async erase(transaction, userId, contracts) {
    const ownCompanyIds = ownCompanies(transaction, userId);
    const goes = notInArray(quotes.id, await idsOf(transaction, contracts));
    await transaction
      .delete(quotes)
      .where(and(areAnySide(transaction, userId), ne(quotes.state, 'accepted'), goes));
    await transaction
      .update(quotes)
      .set({ clientId: null })
      .where(and(eq(quotes.clientId, userId), goes));
    await transaction
      .update(quotes)
      .set({ companyId: null })
      .where(and(inArray(quotes.companyId, ownCompanyIds), goes));
    await transaction.delete(quoteTemplates).where(inArray(quoteTemplates.companyId, ownCompanyIds));
    await transaction.delete(quoteDefaults).where(inArray(quoteDefaults.companyId, ownCompanyIds));
    if (contracts.length > 0) return;
    await transaction.delete(quoteReports).where(eq(quoteReports.clientId, userId));
    await transaction.delete(quoteCodes).where(eq(quoteCodes.userId, userId));
    // Nobody needs to know who of a team has typed a quote.
    await transaction.execute(sql`
      update quote_versions set changed_by = null where changed_by = ${userId} and sent_at is null`);
  },
};
