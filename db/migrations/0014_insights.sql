-- What a company's figures are read from: one row a company and day, added to as it happens.
create table company_days (
  company_id integer not null references company_profiles on delete cascade,
  day date not null, -- as the calendar in Luxembourg has it
  -- Visitors of the profile, each once a day, by where they came from.
  from_search integer not null default 0 check (from_search >= 0),
  from_category integer not null default 0 check (from_category >= 0),
  direct integer not null default 0 check (direct >= 0),
  -- How often the company stood in a list that somebody saw.
  impressions integer not null default 0 check (impressions >= 0),
  primary key (company_id, day)
) with (fillfactor = 80); -- today's row changes every second: room for that on its own page

-- Who was counted today: a hash that nobody can make again once the day's salt is gone. Both go with the day.
create table profile_visitors (
  day date not null,
  company_id integer not null references company_profiles on delete cascade,
  visitor bytea not null check (octet_length(visitor) = 16),
  source text not null check (source in ('search', 'category', 'direct')),
  primary key (day, company_id, visitor)
);

create table visitor_salts (
  day date primary key,
  salt bytea not null check (octet_length(salt) = 32)
);

-- What is usual in a trade, measured each night where ten companies or more make a median mean something.
create table trade_medians (
  category_id integer not null references service_categories on delete cascade,
  span smallint not null check (span in (7, 30, 90, 365)),
  companies integer not null check (companies >= 10),
  views double precision not null,
  impressions double precision not null,
  contacts double precision not null,
  messages double precision not null,
  primary key (category_id, span)
);

-- What came in during a span, whoever sent it.
create index messages_received_at on messages (receiver_id, created_at);

-- How soon it usually answers, measured each night; null: too few conversations to tell.
alter table company_profiles add response_hours integer check (response_hours >= 1);
