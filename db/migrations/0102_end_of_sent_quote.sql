-- The version before goes on with this: it goes by quote_expired_at alone, which is written as before.
-- The moment at which the quote an invitation has sent ends, a midnight in Luxembourg. A request that has a valid quote
-- stays open until then, and a company whose quote has ended makes room at that moment, whenever the job comes round.
alter table request_invitations add column quote_ends_at timestamptz;

create or replace function note_quote_of_invitation() returns trigger language plpgsql as $$
begin
  update request_invitations set
    quote_id = case when new.state = 'withdrawn' then null else new.id end,
    quote_ends_at = case when new.state = 'withdrawn' then null
      else (new.valid_until + 1)::timestamp at time zone 'Europe/Luxembourg' end
  where id = new.invitation_id;
  return null;
end $$;
drop trigger noted_with_invitation on quotes;
create trigger noted_with_invitation after update of state, sent_version, valid_until on quotes for each row
  when (new.state <> 'draft') execute function note_quote_of_invitation();

update request_invitations i set quote_ends_at = (q.valid_until + 1)::timestamp at time zone 'Europe/Luxembourg'
from quotes q where q.id = i.quote_id;

create index request_invitations_quote_end on request_invitations (quote_ends_at)
  where state = 'quoted' and quote_expired_at is null;
