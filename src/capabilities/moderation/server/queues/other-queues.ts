import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { clientReports } from '#client-reports/server/tables.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import { conversationReports } from '#messaging/server/tables.ts';
import { type FactName, factNames } from '#moderation/rules/moderation.ts';
import { contentReports } from '#moderation/server/tables.ts';
import type { ReadQueue } from './queue.ts';

// Each says what its partial index says (db/migrations/0010), word for word.
export const isReportOpen = sql`${clientReports.status} = 'pending'`;
export const isConversationReportOpen = sql`${conversationReports.status} = 'pending'`;
export const isContentReportOpen = sql`${contentReports.decidedAt} is null`;
export const isVatOpen = sql`(not ${companyProfiles.isVatVerified} and ${companyProfiles.vatNumber} is not null and ${companyProfiles.vatRefusedAt} is null)`;

export const factsOf = (facts: Partial<Record<FactName, string | null>>) =>
  factNames.flatMap((name) => {
    const value = facts[name];
    return value ? [{ name, value }] : [];
  });

export const noWords = { words: null, before: null, isAnonymous: false, pictures: [], document: null };

/** What people say about those they write with; who says it is a fact beside. */
export const readConversationReports: ReadQueue = async (db, { after, limit }) => {
  const reporters = alias(users, 'reporters');
  const rows = await db
    .select({
      id: conversationReports.id,
      createdAt: conversationReports.createdAt,
      reason: conversationReports.reason,
      person: { id: users.id, username: users.username },
      reporter: reporters.username,
    })
    .from(conversationReports)
    .innerJoin(users, eq(users.id, conversationReports.reportedId))
    .innerJoin(reporters, eq(reporters.id, conversationReports.reporterId))
    .where(and(isConversationReportOpen, gt(conversationReports.id, after)))
    .orderBy(asc(conversationReports.id))
    .limit(limit);
  return rows.map(({ id, createdAt, reason, person, reporter }) => ({
    id,
    since: createdAt.toISOString(),
    seen: '',
    company: null,
    person,
    ...noWords,
    complaint: reason,
    facts: factsOf({ reporter }),
  }));
};

/** What companies say about clients. */
export const readClientReports: ReadQueue = async (db, { after, limit }) => {
  const rows = await db
    .select({
      id: clientReports.id,
      createdAt: clientReports.createdAt,
      reason: clientReports.reason,
      additionalInfo: clientReports.additionalInfo,
      company: { id: companyProfiles.id, name: companyProfiles.name },
      person: { id: users.id, username: users.username },
    })
    .from(clientReports)
    .innerJoin(users, eq(users.id, clientReports.clientId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, clientReports.companyId))
    .where(and(isReportOpen, gt(clientReports.id, after)))
    .orderBy(asc(clientReports.id))
    .limit(limit);
  return rows.map(({ id, createdAt, reason, additionalInfo, company, person }) => ({
    id,
    since: createdAt.toISOString(),
    seen: '',
    company,
    person,
    ...noWords,
    complaint: additionalInfo,
    facts: factsOf({ reportedFor: reason }),
  }));
};

/** Numbers that VIES has not confirmed. */
export const readVatNumbers: ReadQueue = async (db, { after, limit }) => {
  const c = companyProfiles;
  const rows = await db
    .select({
      company: { id: c.id, name: c.name },
      facts: { registrationNumber: c.registrationNumber, city: c.city, vatCheck: c.vatCheckResult },
      vatNumber: c.vatNumber,
      createdAt: c.createdAt,
      person: { id: users.id, username: users.username },
    })
    .from(c)
    .innerJoin(users, eq(users.id, c.userId))
    .where(and(isVatOpen, gt(c.id, after)))
    .orderBy(asc(c.id))
    .limit(limit);
  return rows.map(({ company, person, createdAt, vatNumber, facts }) => ({
    id: company.id,
    since: createdAt.toISOString(),
    seen: vatNumber ?? '',
    company,
    person,
    ...noWords,
    complaint: null,
    facts: factsOf({
      vatNumber,
      ...facts,
    }),
  }));
};

/** What anybody calls illegal. */
export const readContentReports: ReadQueue = async (db, { after, limit }) => {
  const rows = await db
    .select()
    .from(contentReports)
    .where(and(isContentReportOpen, gt(contentReports.id, after)))
    .orderBy(asc(contentReports.id))
    .limit(limit);
  return rows.map(({ id, createdAt, explanation, kind, address, receipt, name, email }) => ({
    id,
    since: createdAt.toISOString(),
    seen: '',
    company: null,
    person: null,
    ...noWords,
    complaint: explanation,
    facts: factsOf({
      kind,
      address,
      reporter: [name, email].filter(Boolean).join(', '),
      receipt,
    }),
  }));
};
