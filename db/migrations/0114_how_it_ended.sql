-- The version before goes on with this: it knows of fewer ways in which a quote or a project ends.
-- A quote whose company is no longer asked, or whose request was closed, was not declined by its client.
alter table quotes
  drop constraint quotes_declined_for_check,
  add constraint quotes_declined_for_check check (declined_for in
    ('price', 'timing', 'scope', 'chose-another', 'other', 'no-longer-asked', 'request-closed'));

create or replace function end_quotes_of_invitation() returns trigger language plpgsql as $$
begin
  update quotes set
    state = 'declined',
    declined_for = case when new.state = 'withdrawn' then 'no-longer-asked' else 'request-closed' end,
    ended_at = new.ended_at,
    changed_at = new.ended_at
  where invitation_id = new.id and state in ('sent', 'change-asked');
  return null;
end $$;

-- A quote that a client declines ends before its invitation does, one that ends with its invitation at the same moment.
update quotes q set declined_for = case when i.state = 'withdrawn' then 'no-longer-asked' else 'request-closed' end
from request_invitations i join requests r on r.id = i.request_id
where i.id = q.invitation_id and q.state = 'declined' and q.declined_for = 'other' and q.declined_words is null
  and q.ended_at = i.ended_at and (i.state = 'withdrawn' or i.state = 'lost' and r.closed_at = i.ended_at);

-- Whoever withdraws from the contract of a project does not call it off: it is a right of theirs, and is called so.
alter table project_events
  drop constraint project_events_kind_check,
  add constraint project_events_kind_check
    check (kind in ('created', 'confirmed', 'declined', 'cancelled', 'ended', 'withdrawn'));

update project_events e set kind = 'withdrawn'
from quote_acceptances a join quotes q on q.id = a.quote_id
where a.project_id = e.project_id and not q.is_change and a.withdrawn_at = e.created_at and e.kind = 'cancelled';
