-- The version before goes on with this: it never says that a quote has run out.
-- A company whose quote has run out keeps its part in the request, but no longer counts among the three at work: the
-- client may ask another in its place. Sending another quote takes a place again, if one is free.
alter table request_invitations
  add column quote_expired_at timestamptz,
  add check (quote_expired_at is null or state not in ('sent', 'seen', 'talking', 'visit'));

create or replace function count_invitations() returns trigger language plpgsql as $$
declare touched integer := coalesce(new.request_id, old.request_id);
begin
  perform 1 from requests where id = touched for no key update;
  update requests r set (asked_count, running_count) = (
    select count(*), count(*) filter (where i.ended_at is null and i.quote_expired_at is null)
    from request_invitations i where i.request_id = touched)
  where r.id = touched;
  return null;
end $$;
drop trigger counted_when_ended on request_invitations;
create trigger counted_when_ended after update of ended_at, quote_expired_at on request_invitations
  for each row when (old.ended_at is distinct from new.ended_at or old.quote_expired_at is distinct from new.quote_expired_at)
  execute function count_invitations();

-- Those whose newest quote has run out already.
update request_invitations i set quote_expired_at = q.ended_at
from (
  select distinct on (invitation_id) invitation_id, state, ended_at
  from quotes where invitation_id is not null and state <> 'draft' order by invitation_id, id desc) q
where q.invitation_id = i.id and q.state = 'expired' and q.ended_at is not null and i.state = 'quoted';
