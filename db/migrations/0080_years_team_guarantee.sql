-- The version before goes on with this: it neither shows nor changes these three.
-- What a company says of itself besides: since when it works, how many they are, what it promises.
alter table company_profiles
  add founded_in smallint check (founded_in between 1800 and 2200),
  add team_size smallint check (team_size between 1 and 5000),
  add guarantee text check (length(guarantee) between 1 and 300);
