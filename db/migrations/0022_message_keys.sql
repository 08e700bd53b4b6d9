-- The Idempotency-Key a message was sent with: by it a browser knows its own waiting messages among those that have
-- arrived. Not unique: a key is promised to hold for a day, and a company's members share their sender.
alter table messages add client_key text check (length(client_key) between 1 and 128);
