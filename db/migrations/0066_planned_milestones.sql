-- The version before cannot show a milestone without a day.
-- The parts of a payment plan are milestones of the project that begins with it: each says what falls due then. When
-- that is to be, a quote may leave open.
alter table project_milestones
  alter column due_on drop not null,
  add column percent numeric(5, 2) check (percent between 0 and 100),
  add column amount numeric(15, 2),
  drop constraint project_milestones_name_check,
  add constraint project_milestones_name_check check (char_length(name) between 2 and 200),
  add check (num_nulls(percent, amount) in (0, 2)),
  add check (due_on is not null or amount is not null);
