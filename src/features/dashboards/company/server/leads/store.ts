import { and, asc, count, desc, eq, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { Lead, StoredLead } from '#features/dashboards/company/contract/leads.ts';
import type { LeadDeclineReason, LeadStage } from '#features/dashboards/company/rules/lead-stage.ts';
import { companyLeads as l } from '#features/dashboards/company/server/tables.ts';
import {
  MAX_CONVERSATIONS_PAGE_SIZE,
  type WrittenLead,
} from '#features/messaging/core/contract/conversations.ts';
import { messageReaderIdsOf, readWrittenLeads } from '#features/messaging/core/server/index.ts';
import { conversations } from '#features/messaging/core/server/tables.ts';
import { findAssignees } from '#features/team/core/server/index.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { readLeadsWithoutMessages } from './leads-without-messages.ts';
import {
  isLeadAssignedToSql,
  isLeadWaitingSql,
  isPartnerNamedLikeSql,
  type LeadRow,
  type LeadSource,
  leadSourceTable,
  leadStageSql,
  selectLeadRows,
} from './select-lead-rows.ts';

interface Slice {
  limit: number;
  cursor?: number | undefined;
  mine?: true | undefined;
  stage?: LeadStage | undefined;
  search?: string | undefined;
  sort?: 'latest' | 'waiting' | undefined;
}

const present = async (db: Db, person: Person, rows: readonly LeadRow[]): Promise<StoredLead[]> => {
  const caretakers = await findAssignees(
    db,
    person,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId, stage, isPlacedByHand, declinedFor, note, work, ...row }) => ({
    userId,
    stage,
    isPlacedByHand,
    declinedFor,
    note,
    work,
    caretaker: caretakers.get(userId) ?? null,
    waitingSince: row.isWaiting ? row.begunAt.toISOString() : null,
  }));
};

export const readLeads = async (
  { db, translator }: Pick<Services, 'db' | 'translator'>,
  person: Person,
  { limit, cursor, mine, stage, search, sort }: Slice,
): Promise<ListPage<Lead>> => {
  const filter = and(
    mine && isLeadAssignedToSql(person.memberId ?? person.id),
    stage && eq(leadStageSql, stage),
    search ? isPartnerNamedLikeSql(search) : undefined,
  );
  const isAfter = cursor === undefined ? undefined : lt(conversations.lastMessageId, cursor);
  // Waiting leads come before all pages of the others, so that none of them is pages away.
  const waiting =
    sort === 'waiting' && cursor === undefined
      ? await selectLeadRows(db, person.id, and(filter, isLeadWaitingSql))
          .orderBy(asc(conversations.begunAt), asc(conversations.partnerId))
          .limit(MAX_CONVERSATIONS_PAGE_SIZE)
      : [];
  const otherRows = await selectLeadRows(
    db,
    person.id,
    and(filter, isAfter, sort === 'waiting' ? not(isLeadWaitingSql) : undefined),
  )
    .orderBy(desc(conversations.lastMessageId))
    .limit(limit + 1);
  const countOf = (source: LeadSource) =>
    db
      .select({ total: count() })
      .from(leadSourceTable(person.id, source))
      .innerJoin(c, eq(c.userId, conversations.userId))
      .innerJoin(users, eq(users.id, conversations.partnerId))
      .leftJoin(l, and(eq(l.companyId, c.id), eq(l.userId, conversations.partnerId)))
      .where(and(eq(conversations.userId, person.id), filter));
  const counts = [...(await countOf('written')), ...(await countOf('unwritten'))];
  // These are few, and have no message to page by: they stand on the first page.
  const unwritten =
    cursor === undefined
      ? await selectLeadRows(db, person.id, filter, 'unwritten')
          .orderBy(desc(conversations.begunAt), asc(conversations.partnerId))
          .limit(MAX_CONVERSATIONS_PAGE_SIZE)
      : [];
  const rows = [...waiting, ...otherRows.slice(0, limit), ...unwritten];
  const last = otherRows.length > limit ? otherRows[limit - 1] : undefined;
  const summaries = await readWrittenLeadSummaries(
    { db, translator },
    person,
    rows.map(({ userId }) => userId),
  );
  const storedLeads = await present(db, person, rows);
  return {
    items: storedLeads.flatMap((lead) => {
      const summary = summaries.get(lead.userId);
      return summary ? [{ ...lead, ...summary }] : [];
    }),
    total: counts.reduce((sum, { total }) => sum + total, 0),
    next: last ? String(last.id) : null,
  };
};

/** Returns the other's name with the last message, or with the accepted quote. */
export const readWrittenLeadSummaries = async (
  services: Pick<Services, 'db' | 'translator'>,
  person: Person,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, WrittenLead>> => {
  const writtenLeads = await readWrittenLeads(services, messageReaderIdsOf(person), userIds);
  const otherIds = userIds.filter((userId) => !writtenLeads.has(userId));
  return new Map([...writtenLeads, ...(await readLeadsWithoutMessages(services.db, person.id, otherIds))]);
};

/** Finds a conversation as a lead, or work that was won without one. */
export const findLead = async (db: Db, ownerId: number, userId: number) => {
  const isTheirs = eq(conversations.partnerId, userId);
  const [row] = await selectLeadRows(db, ownerId, isTheirs);
  if (row) return row;
  const [won] = await selectLeadRows(db, ownerId, isTheirs, 'unwritten');
  return won;
};

/** Reads a lead after a change. */
export const readLeadAfterChange = async (db: Db, person: Person, userId: number): Promise<StoredLead> => {
  const row = await findLead(db, person.id, userId);
  const [lead] = row ? await present(db, person, [row]) : [];
  if (!lead) throw new Error('A lead was not stored');
  return lead;
};

interface LeadOf {
  companyId: number;
  userId: number;
}

/** The reason of a decline lasts as long as the lead is lost. */
export const storeLeadStage = (db: Db, { companyId, userId, stage }: LeadOf & { stage: LeadStage }) =>
  db
    .insert(l)
    .values({ companyId, userId, stage })
    .onConflictDoUpdate({
      target: [l.companyId, l.userId],
      set: {
        stage,
        movedAt: sql`now()`,
        declinedFor: stage === 'lost' ? sql`company_leads.declined_for` : null,
      },
    });

/** If several decline at the same time, one succeeds; the others find it done. */
export const storeDeclinedLead = async (
  db: Db,
  { companyId, userId, reason }: LeadOf & { reason: LeadDeclineReason },
): Promise<boolean> => {
  const declined = { stage: 'lost', declinedFor: reason } as const;
  const rows = await db
    .insert(l)
    .values({ companyId, userId, ...declined })
    .onConflictDoUpdate({
      target: [l.companyId, l.userId],
      set: { ...declined, movedAt: sql`now()` },
      setWhere: or(ne(l.stage, 'lost'), isNull(l.declinedFor)),
    })
    .returning({ id: l.id });
  return rows.length > 0;
};

export const storeLeadNote = (db: Db, { companyId, userId, note }: LeadOf & { note: string | null }) =>
  db
    .insert(l)
    .values({ companyId, userId, note })
    .onConflictDoUpdate({ target: [l.companyId, l.userId], set: { note } });
