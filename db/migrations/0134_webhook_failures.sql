-- The version before goes on with this: it neither shows nor writes the reason.
-- Why no response came to a delivery.
alter table webhook_deliveries
  add failure text check (
    failure in (
      'timeout', 'name-not-found', 'private-address', 'connection-refused', 'certificate', 'connection', 'turned-off'
    )
  );
