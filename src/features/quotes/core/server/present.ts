import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import type { ProofKind } from '#features/companies/core/rules/proofs.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import type { BlockedBy } from '#features/messaging/core/contract/blocked.ts';
import { findBlockBetween } from '#features/messaging/core/server/index.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import type { AcceptanceEvidence, ListedQuote, Quote } from '#features/quotes/core/contract/shapes.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { comparedQuoteStates } from '#features/quotes/core/rules/quote-states.ts';
import {
  centsAsDecimal,
  instalmentsOf,
  quoteSumsOf,
  sumsAsDecimals,
} from '#features/quotes/core/rules/quote-sums.ts';
import {
  hasQuoteRunOut,
  isQuoteOpen,
  nextQuoteState,
  type QuoteAction,
} from '#features/quotes/core/rules/quotes.ts';
import { lastDayToWithdraw } from '#features/quotes/core/rules/withdrawal.ts';
import { requests } from '#features/requests/core/server/tables.ts';
import { dayOf } from '#kernel/calendar.ts';
import { vatRatesFor } from '#kernel/vat-rates.ts';
import type { Db } from '#server/database/db.ts';
import type { Translator } from '#server/services/translator.ts';
import { readChangesSinceLastVersion } from './changes-since-last-version.ts';
import { pdfLanguageFor } from './pdf/pdf-language.ts';
import { findPdfRow, signedPdfKindBySide } from './pdf/pdf-store.ts';
import { presentQuoteFile, readFilesOfVersion } from './quote-files.ts';
import { presentQuoteSections } from './quote-lines.ts';
import { readQuoteQuestions } from './quote-questions.ts';
import {
  findQuoteVersion,
  type QuoteRow,
  type QuoteSide,
  quoteSideOf,
  type QuoteVersionRow,
  readLinesOfVersion,
  readSentVersions,
} from './store.ts';
import { contractEndings, quoteAcceptances, quoteReports, quotes } from './tables.ts';

export interface QuoteReaderContext {
  personId: number;
  now: Date;
}

const onWire = (moment: Date | null) => moment?.toISOString() ?? null;

/** A quote may have expired before the job has stored that. */
export const quoteAsOf = <Row extends Pick<QuoteRow, 'state' | 'validUntil'>>(row: Row, now: Date): Row =>
  hasQuoteRunOut(row, dayOf(now)) ? { ...row, state: 'expired' } : row;

/** Returns the newest version that this side may see. */
export const visibleVersionNumberFor = (row: QuoteRow, side: QuoteSide): number =>
  side === 'company' && (row.state === 'draft' || isQuoteOpen(row.state))
    ? row.newestVersion
    : (row.sentVersion ?? row.newestVersion);

const commonOf = (row: QuoteRow, version: Pick<QuoteVersionRow, 'version' | 'object' | 'validUntil'>) => ({
  id: row.id,
  number: row.number,
  state: row.state,
  version: version.version,
  object: version.object,
  client: { id: row.clientId, name: row.clientName ?? row.shownClient },
  requestId: row.requestId,
  invitationId: row.invitationId,
  projectId: row.projectId,
  isChange: row.isChange,
  validUntil: version.validUntil,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  sentAt: onWire(row.sentAt),
  sendingAt: null,
  seenAt: onWire(row.seenAt),
  endedAt: onWire(row.endedAt),
  changeWords: row.changeWords,
  declinedFor: row.declinedFor,
  declinedText: row.declinedWords,
  withdrawnAt: onWire(row.withdrawnAt),
  contractEndedAt: onWire(row.contractEndedAt),
});

const companyName = (row: QuoteRow) => row.companyName ?? row.shownCompany ?? '';

export const presentListedQuote = (
  quoteRow: QuoteRow,
  version: Pick<
    QuoteVersionRow,
    'version' | 'object' | 'validUntil' | 'siteCommune' | 'siteCommuneNames' | 'net' | 'total'
  >,
  { now, answerBy, translator }: { now: Date; answerBy: Date | null; translator: Translator },
): ListedQuote => ({
  ...commonOf(quoteAsOf(quoteRow, now), version),
  translation: translator.offerFor(version.object),
  company: { id: quoteRow.companyId, name: companyName(quoteRow), logoUrl: quoteRow.companyLogoUrl },
  commune: version.siteCommune,
  communeNames: version.siteCommuneNames,
  answerBy: onWire(answerBy),
  net: quoteRow.acceptedNet ?? version.net,
  total: quoteRow.acceptedTotal ?? version.total,
});

/** The verified number comes first, else the one that the company states: its document may follow. */
const statedNumber = (kind: ProofKind) => sql<string | null>`(
  select p.number from ${companyProofs} p
  where p.company_id = company_profiles.id and p.kind = ${kind} and p.state in ('verified', 'waiting', 'incomplete')
  order by p.state = 'verified' desc, p.id desc limit 1)`;

/** The law requires these facts on a quote; the company may not have stated all. */
const companyOf = async (db: Db, row: QuoteRow): Promise<Quote['company']> => {
  const [facts] =
    row.companyId === null
      ? []
      : await db
          .select({
            address: companyProfiles.address,
            postalCode: companyProfiles.postalCode,
            city: companyProfiles.city,
            email: companyProfiles.email,
            phoneNumber: companyProfiles.phoneNumber,
            iban: companyProfiles.iban,
            registrationNumber: companyProfiles.registrationNumber,
            vatNumber: companyProfiles.vatNumber,
            isVatExempt: companyProfiles.isVatExempt,
            permit: statedNumber('permit'),
            registration: statedNumber('registration'),
          })
          .from(companyProfiles)
          .where(eq(companyProfiles.id, row.companyId));
  const town = [facts?.postalCode, facts?.city].filter(Boolean).join(' ');
  return {
    id: row.companyId,
    name: companyName(row),
    logoUrl: row.companyLogoUrl,
    address: [facts?.address, town].filter(Boolean).join(', ') || null,
    hasStreet: Boolean(facts?.address),
    registrationNumber: (facts?.registrationNumber || facts?.registration) ?? null,
    email: facts?.email ?? null,
    phoneNumber: facts?.phoneNumber ?? null,
    iban: facts?.iban ?? null,
    vatNumber: facts?.vatNumber ?? null,
    isVatExempt: facts?.isVatExempt ?? false,
    permit: facts?.permit ?? null,
  };
};

const evidenceOf = async (db: Db, quoteId: number, side: QuoteSide): Promise<AcceptanceEvidence | null> => {
  const [row] = await db.select().from(quoteAcceptances).where(eq(quoteAcceptances.quoteId, quoteId));
  if (!row) return null;
  const { at, withdrawableUntil, withdrawnAt, endedAt, sha256, network, quoteId: _, ...rest } = row;
  return {
    ...rest,
    sha256: sha256.toString('hex'),
    at: at.toISOString(),
    withdrawableUntil: onWire(withdrawableUntil),
    withdrawnAt: onWire(withdrawnAt),
    endedAt: onWire(endedAt),
    network: side === 'client' ? network : null,
  };
};

const endingOf = async (db: Db, quoteId: number): Promise<Quote['ending']> => {
  const [row] = await db.select().from(contractEndings).where(eq(contractEndings.quoteId, quoteId));
  return (
    (row && {
      askedBy: row.askedBy,
      reason: row.reason,
      askedAt: row.askedAt.toISOString(),
      confirmedAt: onWire(row.confirmedAt),
    }) ??
    null
  );
};

/** Returns true while the work is neither done nor called off. */
const isWorkUnderWay = async (db: Db, projectId: number | null): Promise<boolean> =>
  projectId !== null &&
  (await db.$count(projects, and(eq(projects.id, projectId), eq(projects.status, 'pending')))) > 0;

const signedCopyOf = async (
  db: Db,
  quoteId: number,
  { version, side }: { version: number; side: QuoteSide },
): Promise<Quote['signedCopy']> => {
  const pdf = await findPdfRow(db, { quoteId, version, kind: signedPdfKindBySide[side] });
  return pdf ? { sha256: pdf.sha256.toString('hex') } : null;
};

export const readPersonName = async (db: Db, userId: number | null): Promise<string | null> => {
  if (userId === null) return null;
  const [row] = await db.select({ name: userDisplayNameSql }).from(users).where(eq(users.id, userId));
  return row?.name ?? null;
};

const isReported = async (db: Db, quoteId: number): Promise<boolean> =>
  (await db.$count(quoteReports, eq(quoteReports.quoteId, quoteId))) > 0;

/** Returns true while its request has another quote to compare it with, and nobody is hired. */
const hasChoice = async (db: Db, { requestId, state }: QuoteRow): Promise<boolean> => {
  if (requestId === null || state === 'withdrawn') return false;
  const [row] = await db
    .select({ count: count() })
    .from(quotes)
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    .where(
      and(
        eq(requests.id, requestId),
        ne(requests.state, 'hired'),
        inArray(quotes.state, comparedQuoteStates),
      ),
    );
  return (row?.count ?? 0) > 1;
};

const abilitiesOf = (
  row: QuoteRow,
  side: QuoteSide,
  {
    isDraft,
    evidence,
    ending,
    isWorkUnderWay,
    isReported,
    mayCompare,
    blockedBy,
    now,
  }: {
    isDraft: boolean;
    evidence: AcceptanceEvidence | null;
    ending: Quote['ending'];
    isWorkUnderWay: boolean;
    isReported: boolean;
    mayCompare: boolean;
    blockedBy: BlockedBy;
    now: Date;
  },
): Quote['abilities'] => {
  const may = (by: QuoteSide, action: QuoteAction) =>
    side === by && nextQuoteState(row.state, action) !== null;
  const isContract = isWorkUnderWay && !row.isChange;
  return {
    mayChange: side === 'company' && isDraft && row.sendingAt === null,
    mayRevise: side === 'company' && isQuoteOpen(row.state) && !isDraft && blockedBy !== 'partner',
    mayWithdraw: may('company', 'withdraw'),
    mayAskChange: may('client', 'askChange') && !row.isSuspended && blockedBy !== 'partner',
    mayAccept: may('client', 'accept') && !row.isSuspended,
    mayDecline: may('client', 'decline'),
    mayCompare,
    mayWithdrawFromContract:
      side === 'client' &&
      evidence !== null &&
      evidence.withdrawnAt === null &&
      evidence.endedAt === null &&
      evidence.withdrawableUntil !== null &&
      now < new Date(evidence.withdrawableUntil),
    mayAskToEnd: isContract && ending === null,
    mayConfirmEnd: isContract && ending !== null && ending.askedBy !== side,
    mayTakeBackEnd: isContract && ending?.askedBy === side,
    mayReport: side === 'client' && !isReported,
  };
};

/** Its company sees the draft of a quote, the client the sent version. */
export const presentQuote = async (
  db: Db,
  quoteRow: QuoteRow,
  { personId, now }: QuoteReaderContext,
): Promise<Quote> => {
  const row = quoteAsOf(quoteRow, now);
  const side = quoteSideOf(row, personId);
  const version = await findQuoteVersion(db, row.id, visibleVersionNumberFor(row, side));
  const lines = await readLinesOfVersion(db, version);
  const evidence = await evidenceOf(db, row.id, side);
  const sections = presentQuoteSections(version, lines);
  const takenIds = new Set(evidence?.options);
  const sums = quoteSumsOf(linesOfSections(sections), {
    isMainResidence: version.isMainResidence,
    isTaken: ({ id }) => takenIds.has(id),
  });
  const parts = instalmentsOf(
    sums.total,
    version.plan.map(({ percent }) => percent),
  );
  const isDraft = version.sentAt === null;
  const company = await companyOf(db, row);
  const reported = await isReported(db, row.id);
  const ending = evidence && (await endingOf(db, row.id));
  const partnerId = side === 'client' ? row.ownerId : row.clientId;
  const blockedBy = await findBlockBetween(db, side === 'client' ? row.clientId : row.ownerId, partnerId);
  const underWay = evidence !== null && (await isWorkUnderWay(db, evidence.projectId));
  const abilities = abilitiesOf(row, side, {
    isDraft,
    evidence,
    ending,
    isWorkUnderWay: underWay,
    isReported: reported,
    mayCompare: side === 'client' && (await hasChoice(db, row)),
    blockedBy,
    now,
  });
  return {
    ...commonOf(row, version),
    sendingAt: side === 'company' ? onWire(row.sendingAt) : null,
    revision: version.revision,
    company,
    isCompanySuspended: row.isSuspended,
    partnerId,
    blockedBy,
    site: {
      commune: version.siteCommune,
      communeNames: version.siteCommuneNames,
      postalCode: version.sitePostalCode,
      street: version.siteStreet,
      isMainResidence: version.isMainResidence,
      builtYear: version.builtYear,
    },
    issuedOn: version.issuedOn,
    intro: version.intro,
    conditions: version.conditions,
    startsOn: version.startsOn,
    durationDays: version.durationDays,
    warrantyMonths: version.warrantyMonths,
    addresseeName: version.addresseeName,
    addresseeAddress: version.addresseeAddress,
    ...(version.unreadable && { unreadable: version.unreadable }),
    sections,
    changes: await readChangesSinceLastVersion(db, version, sections),
    exclusions: version.exclusions,
    inclusions: version.inclusions,
    plan: version.plan.map((part, index) => ({ ...part, amount: centsAsDecimal(parts[index] ?? 0n) })),
    attachments: (await readFilesOfVersion(db, version)).map(presentQuoteFile),
    totals: sumsAsDecimals(sums),
    rates: [...vatRatesFor(company, version.issuedOn ?? dayOf(now))],
    lastDayToWithdraw: abilities.mayAccept ? lastDayToWithdraw(now) : null,
    sha256: version.sha256?.toString('hex') ?? null,
    versions: (await readSentVersions(db, row.id)).map((item) => ({
      version: item.version,
      sentAt: onWire(item.sentAt) ?? '',
      total: item.total,
      sha256: item.sha256?.toString('hex') ?? '',
    })),
    evidence,
    ending,
    signedCopy: evidence && (await signedCopyOf(db, row.id, { version: version.version, side })),
    side,
    askedAbout: side === 'client' ? await readQuoteQuestions(db, row.id) : [],
    changedBy: side === 'company' && isDraft ? await readPersonName(db, version.changedBy) : null,
    paperLanguage: await pdfLanguageFor(db, version, row.clientId),
    abilities,
  };
};
