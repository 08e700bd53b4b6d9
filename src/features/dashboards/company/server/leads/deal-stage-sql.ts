import { sql } from 'drizzle-orm';
import type { LeadStage } from '#features/dashboards/company/rules/lead-stage.ts';

/**
 * The latest event of the work decides a lead's stage, if there is any: it is read from quotes, requests and
 * projects, so that nothing has to be moved when they change. A withdrawn quote or a cancelled project counts for
 * nothing. A project from before the conversation is no reply to it.
 */
export const dealStageSql = sql<LeadStage | null>`(
  select deal.stage from (
    select p.created_at as at, 'won' as stage from projects p
    where p.company_id = company_profiles.id and p.client_id = conversations.partner_id
      and p.status in ('pending', 'completed') and p.created_at >= conversations.begun_at
    union all
    select case when q.state in ('accepted', 'declined') then q.ended_at else q.sent_at end,
      case q.state when 'accepted' then 'won' when 'declined' then 'lost' else 'quoted' end
    from quotes q
    where q.company_id = company_profiles.id and q.client_id = conversations.partner_id
      and not q.is_change and q.state in ('sent', 'change-asked', 'expired', 'accepted', 'declined')
    union all
    select coalesce(a.withdrawn_at, a.ended_at), 'lost' from quotes q join quote_acceptances a on a.quote_id = q.id
    where q.company_id = company_profiles.id and q.client_id = conversations.partner_id
      and not q.is_change and num_nonnulls(a.withdrawn_at, a.ended_at) > 0
    union all
    select i.ended_at, 'lost' from request_invitations i join requests r on r.id = i.request_id
    where i.company_id = company_profiles.id and r.client_id = conversations.partner_id and i.state = 'lost'
  ) deal order by deal.at desc limit 1)`;
