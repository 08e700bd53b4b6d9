-- The version before goes on with this.
-- What companies were told of anonymous reviews named the project: it does no longer.
update notifications n set subject = n.subject - 'projectId' - 'name' - 'from'
from reviews r
where n.kind = 'reviewReceived' and n.subject ->> 'reviewId' = r.id::text and r.is_anonymous;

-- The plan a company chose as it joined is kept while it tries: of no effect, but not forgotten.
create or replace function after_subscription_changed() returns trigger language plpgsql as $$
begin
  update company_profiles c set
    subscription_status = s.status,
    subscription_plan = case
      when s.status in ('active', 'past_due', 'cancelled') then s.plan
      when s.status = 'trial' then c.subscription_plan end,
    subscription_renewal_date = case when s.status = 'active' then s.until end
  from added s where c.id = s.company_id;
  perform refresh_company_figures(array(select company_id from added));
  return null;
end $$;
