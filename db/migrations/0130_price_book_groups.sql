-- The version before goes on with this: its entries have no group.
alter table price_book_entries
  add column group_name text not null default '' check (char_length(group_name) <= 80);
