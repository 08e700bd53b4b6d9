-- The version before goes on with this.
-- What jobs of a trade cost: made anew each night from accepted quotes and completed projects.
create table trade_prices (
  category_id integer primary key references service_categories (id) on delete cascade,
  made_on date not null,
  figures jsonb not null
);
