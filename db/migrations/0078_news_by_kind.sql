-- The version before goes on with this: it tells of everything, as the two switches say.
-- What somebody does not want to be told of by mail, or by text message; without a row they are.
create table muted_news (
  user_id integer not null references users on delete cascade,
  about text not null check (about in ('messages', 'requests', 'visits', 'quotes', 'projects', 'reviews')),
  channel text not null check (channel in ('email', 'sms')),
  primary key (user_id, about, channel)
);
