import { and, count, desc, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { companyProfiles as c } from '#companies/server/tables.ts';
import type { StoredLead } from '#company-dashboard/contract/leads.ts';
import { type DeclineReason, type LeadStage, leadStageOf } from '#company-dashboard/rules/lead-stage.ts';
import { companyLeads as l } from '#company-dashboard/server/tables.ts';
import type { Page } from '#kernel/endpoint.ts';
import type { Person } from '#kernel/visitor.ts';
import { conversations } from '#messaging/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { caretakersOf } from '#team/server/index.ts';

/** One from before they wrote to each other is no answer to what was asked. */
const hasProject = sql<boolean>`exists (
  select from projects p where p.company_id = company_profiles.id and p.client_id = conversations.partner_id
    and p.status in ('pending', 'completed') and p.created_at >= conversations.begun_at)`;

// Two equal sides of the pair, as the index of threads has it.
const isAnswered = sql<boolean>`conversations.is_begun_by_me or exists (
  select from messages m
  where least(m.sender_id, m.receiver_id) = least(conversations.user_id, conversations.partner_id)
    and greatest(m.sender_id, m.receiver_id) = greatest(conversations.user_id, conversations.partner_id)
    and m.sender_id = conversations.user_id)`;

const leadRows = (db: Db, ownerId: number, condition?: SQL) =>
  db
    .select({
      id: conversations.lastMessageId,
      userId: conversations.partnerId,
      companyId: c.id,
      movedTo: l.stage,
      declinedFor: l.declinedFor,
      hasProject,
      isAnswered,
    })
    .from(conversations)
    .innerJoin(c, eq(c.userId, conversations.userId))
    .leftJoin(l, and(eq(l.companyId, c.id), eq(l.userId, conversations.partnerId)))
    .where(and(eq(conversations.userId, ownerId), condition));

type LeadRow = Awaited<ReturnType<typeof leadRows>>[number];

/** A lead without who looks after it, which stands with the team. */
export type Placed = Omit<StoredLead, 'caretaker'>;

const present = ({ userId, declinedFor, ...progress }: LeadRow): Placed => ({
  userId,
  declinedFor,
  stage: leadStageOf(progress),
});

const isLookedAfterBy = (personId: number) => sql`exists (
  select from lead_caretakers k
  where k.company_id = company_profiles.id and k.client_id = conversations.partner_id and k.user_id = ${personId})`;

interface Slice {
  limit: number;
  cursor?: number | undefined;
  mine?: true | undefined;
}

export const readLeads = async (
  db: Db,
  person: Person,
  { limit, cursor, mine }: Slice,
): Promise<Page<StoredLead>> => {
  const isAfter = cursor === undefined ? undefined : lt(conversations.lastMessageId, cursor);
  const isMine = mine && isLookedAfterBy(person.memberId ?? person.id);
  const [rows, [counted]] = await Promise.all([
    leadRows(db, person.id, and(isAfter, isMine))
      .orderBy(desc(conversations.lastMessageId))
      .limit(limit + 1),
    db
      .select({ total: count() })
      .from(conversations)
      .innerJoin(c, eq(c.userId, conversations.userId))
      .where(and(eq(conversations.userId, person.id), isMine)),
  ]);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const placed = items.map(present);
  const caretakers = await caretakersOf(
    db,
    person,
    placed.map(({ userId }) => userId),
  );
  return {
    items: placed.map((lead) => ({ ...lead, caretaker: caretakers.get(lead.userId) ?? null })),
    total: counted?.total ?? 0,
    next: last ? String(last.id) : null,
  };
};

/** The conversation of this company's owner with somebody, if there is one. */
export const findLead = async (db: Db, ownerId: number, userId: number) => {
  const [row] = await leadRows(db, ownerId, eq(conversations.partnerId, userId));
  return row && { companyId: row.companyId, ...present(row) };
};

interface Placing {
  companyId: number;
  userId: number;
  stage: LeadStage;
}

/** A reason lasts as long as the lead is lost. */
export const placeLead = async (db: Db, { companyId, userId, stage }: Placing): Promise<Placed> => {
  const [row] = await db
    .insert(l)
    .values({ companyId, userId, stage })
    .onConflictDoUpdate({
      target: [l.companyId, l.userId],
      set: {
        stage,
        movedAt: sql`now()`,
        declinedFor: stage === 'lost' ? sql`company_leads.declined_for` : null,
      },
    })
    .returning({ userId: l.userId, stage: l.stage, declinedFor: l.declinedFor });
  if (!row) throw new Error('A lead was not stored');
  return row;
};

/** Of several at once one declines; the others find that it was done. */
export const loseLead = async (
  db: Db,
  { companyId, userId, reason }: Omit<Placing, 'stage'> & { reason: DeclineReason },
): Promise<Placed | undefined> => {
  const declined = { stage: 'lost', declinedFor: reason } as const;
  const [row] = await db
    .insert(l)
    .values({ companyId, userId, ...declined })
    .onConflictDoUpdate({
      target: [l.companyId, l.userId],
      set: { ...declined, movedAt: sql`now()` },
      setWhere: or(ne(l.stage, 'lost'), isNull(l.declinedFor)),
    })
    .returning({ userId: l.userId, stage: l.stage, declinedFor: l.declinedFor });
  return row;
};
