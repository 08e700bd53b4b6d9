-- The version before goes on with this.
-- The moment by which a statement judges a rule. A test says it with app.now; otherwise it is the database's.
create function app_now() returns timestamptz language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now())
$$;
