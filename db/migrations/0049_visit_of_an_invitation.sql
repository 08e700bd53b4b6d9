-- How far the visit of an invitation is stands with it: 'visit' alone does not say whether a proposed time was taken.
-- Kept by the trigger below, of the newest visit.
alter table request_invitations add column visit_state text
  check (visit_state in ('proposed', 'asked', 'agreed', 'cancelled'));
alter table request_invitations add column visit_ends_at timestamptz;

create function keep_visit_of_invitation() returns trigger language plpgsql as $$
begin
  update request_invitations set visit_state = new.state, visit_ends_at = new.ends_at
  where id = new.invitation_id and (visit_state, visit_ends_at) is distinct from (new.state, new.ends_at)
    and not exists (select from visits where invitation_id = new.invitation_id and id > new.id);
  return null;
end $$;
create trigger kept_with_invitation after insert or update of state, ends_at on visits for each row
  when (new.invitation_id is not null) execute function keep_visit_of_invitation();

update request_invitations i set visit_state = v.state, visit_ends_at = v.ends_at
from (select distinct on (invitation_id) invitation_id, state, ends_at from visits
  where invitation_id is not null order by invitation_id, id desc) v
where v.invitation_id = i.id;
