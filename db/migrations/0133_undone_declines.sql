-- The version before goes on with this; of a visit that it ends with a request it declines, nobody is told.
-- A company can take a refusal back for a minute. Its visits end with the minute, when the client is told of the refusal:
-- a time that was agreed, and times that were proposed, cannot be brought back once they are gone.
drop trigger ended_visits on request_invitations;
drop function end_visits_of_invitation();

create function end_visits_of_invitation(of_invitation integer, ended_at timestamptz) returns void language sql as $$
  update visits v set
    state = 'cancelled', turn = null, cancelled_by = 'request', changed_at = $2,
    sequence = sequence + (starts_at is not null)::integer,
    day_reminder_at = null, hours_reminder_at = null,
    end_told_at = case when starts_at is null then $2 end
  where invitation_id = $1 and state <> 'cancelled' and (ends_at is null or ends_at > $2);
$$;

create function end_visits_with_invitation() returns trigger language plpgsql as $$
begin
  perform end_visits_of_invitation(new.id, new.ended_at);
  return null;
end $$;
create trigger ended_visits after update of state on request_invitations for each row
  when (old.state <> new.state and new.state in ('expired', 'withdrawn', 'lost'))
  execute function end_visits_with_invitation();
