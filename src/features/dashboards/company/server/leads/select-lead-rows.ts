import { and, eq, type SQL, sql, Subquery } from 'drizzle-orm';
import { userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { StoredLead } from '#features/dashboards/company/contract/leads.ts';
import type { LeadStage } from '#features/dashboards/company/rules/lead-stage.ts';
import { companyLeads as l } from '#features/dashboards/company/server/tables.ts';
import { conversations } from '#features/messaging/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { dealStageSql } from './deal-stage-sql.ts';

// Least and greatest match the index of threads.
const isAnswered = sql`(conversations.is_begun_by_me or exists (
  select from messages m
  where least(m.sender_id, m.receiver_id) = least(conversations.user_id, conversations.partner_id)
    and greatest(m.sender_id, m.receiver_id) = greatest(conversations.user_id, conversations.partner_id)
    and m.sender_id = conversations.user_id)
  or exists (
    select from quotes q
    where q.company_id = company_profiles.id and q.client_id = conversations.partner_id
      and q.first_sent_at >= conversations.begun_at))`;

/** A lead stays at the stage the team chose. Before that a deal or a reply decides it. */
export const leadStageSql = sql<LeadStage>`coalesce(company_leads.stage, ${dealStageSql},
  case when ${isAnswered} then 'talking' else 'new' end)`;

/** Nobody of the company has ever written, and the lead is not over. */
export const isLeadWaitingSql = sql<boolean>`(${leadStageSql} not in ('won', 'lost') and not ${isAnswered})`;

// A request shows only what the company may still see.
export const leadWorkSql = sql<StoredLead['work']>`coalesce(
  (select json_build_object('title', r.title, 'isRequest', true, 'trade',
      case when k.id is not null then json_build_object('name', k.name, 'names', k.names) end, 'place',
      case when r.commune is not null
        then json_build_object('name', r.commune, 'names', names_of_place(r.commune)) end,
      'budgetText', null, 'budget',
      case when num_nonnulls(r.budget_min, r.budget_max) > 0
        then json_build_object('min', r.budget_min, 'max', r.budget_max) end)
    from request_invitations i join requests r on r.id = i.request_id
      left join service_categories k on k.id = r.category_id
    where i.company_id = company_profiles.id and r.client_id = conversations.partner_id
      and i.state in ('sent', 'seen', 'talking', 'visit', 'quoted', 'won')
    order by i.id desc limit 1),
  (select json_build_object('title', p.name, 'isRequest', false, 'trade', null, 'place', null, 'budget', null, 'budgetText', p.budget)
    from projects p
    where p.company_id = company_profiles.id and p.client_id = conversations.partner_id
      and p.status in ('pending', 'completed')
    order by p.id desc limit 1))`;

/**
 * A company may win work by request and quote alone, without a message: the lead begins with the quote. The
 * subquery bears the name of the conversations, so that all their expressions fit.
 */
const wonWithoutMessage = (ownerId: number) =>
  sql`select own.user_id, q.client_id as partner_id, 0 as last_message_id, true as is_begun_by_me,
      min(q.first_sent_at) as begun_at
    from quotes q join company_profiles own on own.id = q.company_id and own.user_id = ${ownerId}
    where q.state = 'accepted' and not q.is_change and q.client_id is not null
      and not exists (select from conversations known
        where known.user_id = own.user_id and known.partner_id = q.client_id)
    group by own.user_id, q.client_id`;

export type LeadSource = 'written' | 'unwritten';

export const leadSourceTable = (ownerId: number, source: LeadSource) =>
  // The subquery has the columns of the conversations.
  source === 'written'
    ? conversations
    : (new Subquery(wonWithoutMessage(ownerId), {}, 'conversations') as unknown as typeof conversations);

export const selectLeadRows = (db: Db, ownerId: number, condition?: SQL, source: LeadSource = 'written') =>
  db
    .select({
      id: conversations.lastMessageId,
      userId: conversations.partnerId,
      companyId: c.id,
      stage: leadStageSql,
      isPlacedByHand: sql<boolean>`(company_leads.stage is not null)`,
      declinedFor: l.declinedFor,
      note: l.note,
      begunAt: conversations.begunAt,
      isWaiting: isLeadWaitingSql,
      work: leadWorkSql,
    })
    .from(leadSourceTable(ownerId, source))
    .innerJoin(c, eq(c.userId, conversations.userId))
    .innerJoin(users, eq(users.id, conversations.partnerId))
    .leftJoin(l, and(eq(l.companyId, c.id), eq(l.userId, conversations.partnerId)))
    .where(and(eq(conversations.userId, ownerId), condition));

export type LeadRow = Awaited<ReturnType<typeof selectLeadRows>>[number];

export const isPartnerNamedLikeSql = (
  part: string,
) => sql`(position(lower(${part}) in lower(${userDisplayNameSql})) > 0 or exists (
  select from company_profiles named
  where named.user_id = conversations.partner_id and position(lower(${part}) in lower(named.name)) > 0))`;

export const isLeadAssignedToSql = (personId: number) => sql`exists (
  select from lead_caretakers k
  where k.company_id = company_profiles.id and k.client_id = conversations.partner_id and k.user_id = ${personId})`;
