-- The version before goes on with this.
-- A company's row changes with each review, reply and project: room for that on its own page, so that no index has to
-- be told. What lists are ordered by stands in company_search since 0020; of these four indexes nothing reads any more
-- (the last one is the primary key read backwards).
alter table company_profiles set (fillfactor = 85);
drop index company_profiles_score;
drop index company_profiles_average;
drop index company_profiles_name;
drop index company_profiles_newest;
