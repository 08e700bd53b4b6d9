import { sql } from 'drizzle-orm';
import { userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { isProofInForceSql, type VerifiedProofRow } from '#features/companies/proofs/server/index.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import type { QuoteQuestion } from '#features/quotes/core/contract/shapes.ts';
import { isCompanySuspendedSql, type presentQuoteLine } from '#features/quotes/core/server/index.ts';
import {
  quoteAcceptances,
  quoteLines,
  quoteQuestions,
  quotes,
  quoteVersions,
} from '#features/quotes/core/server/tables.ts';
import type { InvitationState } from '#features/requests/core/rules/requests.ts';
import { requestInvitations, requests } from '#features/requests/core/server/tables.ts';

type JsonLine = Parameters<typeof presentQuoteLine>[0];

const l = quoteLines;
const p = companyProofs;

/** The client sees the lines of this version. Amounts are texts, as they are in a row. */
const versionLines = sql<JsonLine[]>`(select coalesce(json_agg(read_line), '[]') from (
    select ${l.lineId} as "lineId", ${l.kind}, ${l.description}, ${l.quantity}::text, ${l.unit},
      ${l.unitPrice}::text as "unitPrice", ${l.discountPercent}::text as "discountPercent", ${l.vatRate} as "vatRate",
      ${l.isOptional} as "isOptional", ${l.mayBeReduced} as "mayBeReduced", ${l.net}::text
    from ${l} where ${l.quoteId} = ${quotes.id} and ${l.version} = ${quotes.sentVersion} order by ${l.position}) read_line)`;

const q = quoteQuestions;

const askedAbout = sql<QuoteQuestion[]>`(select coalesce(json_agg(read_question), '[]') from (
    select ${q.kind}, ${q.lineId} as "lineId", ${q.askedAt} as "askedAt"
    from ${q} where ${q.quoteId} = ${quotes.id} order by ${q.id}) read_question)`.mapWith({
  mapFromDriverValue: (rows: QuoteQuestion[]) =>
    rows.map((row) => ({ ...row, askedAt: new Date(row.askedAt).toISOString() })),
});

/** Only proofs that are verified and in force count. */
const proofs = sql`(select coalesce(json_agg(read_proof), '[]') from (
    select ${p.companyId} as "companyId", ${p.kind}, ${p.number}, ${p.insurer}, ${p.decidedAt} as "decidedAt",
      ${p.expiresOn} as "expiresOn"
    from ${p} where ${p.companyId} = ${quotes.companyId} and ${isProofInForceSql} order by ${p.id}) read_proof)`.mapWith(
  {
    mapFromDriverValue: (rows: VerifiedProofRow[]) =>
      rows.map((row) => ({ ...row, decidedAt: row.decidedAt && new Date(row.decidedAt) })),
  },
);

export const comparedColumns = {
  request: {
    id: requests.id,
    state: requests.state,
    title: requests.title,
    description: requests.description,
    commune: requests.commune,
    postalCode: requests.postalCode,
    clientName: userDisplayNameSql,
  },
  invited: sql<InvitationState[]>`array(
    select ${requestInvitations.state} from ${requestInvitations} where ${requestInvitations.requestId} = ${requests.id})`,
  quote: {
    id: quotes.id,
    number: quotes.number,
    state: quotes.state,
    validUntil: quotes.validUntil,
    firstSentAt: quotes.firstSentAt,
    companyId: quotes.companyId,
    companyName: quotes.companyName,
    isSuspended: isCompanySuspendedSql,
  },
  version: {
    version: quoteVersions.version,
    object: quoteVersions.object,
    isMainResidence: quoteVersions.isMainResidence,
    validUntil: quoteVersions.validUntil,
    startsOn: quoteVersions.startsOn,
    durationDays: quoteVersions.durationDays,
    warrantyMonths: quoteVersions.warrantyMonths,
    exclusions: quoteVersions.exclusions,
    inclusions: quoteVersions.inclusions,
    plan: quoteVersions.plan,
  },
  lines: versionLines,
  askedAbout,
  taken: quoteAcceptances.options,
  company: {
    name: companyProfiles.name,
    logoUrl: companyProfiles.logoUrl,
    ownerId: companyProfiles.userId,
    ratingAverage: companyProfiles.ratingAverage,
    reviewCount: companyProfiles.reviewCount,
    commune: companyProfiles.commune,
    responseHours: companyProfiles.responseHours,
    isVatVerified: companyProfiles.isVatVerified,
    vatNumber: companyProfiles.vatNumber,
    vatCheckedAt: companyProfiles.vatCheckedAt,
    vatCheckResult: companyProfiles.vatCheckResult,
  },
  proofs,
};
