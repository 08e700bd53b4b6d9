import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';

const findPriorContact = createNamedStatement<{ hasApproached: boolean; hasRequest: boolean }>(
  'approach',
  `with company as (select id, user_id from company_profiles where user_id in ($1::integer, $2::integer)),
  invitation as (
    select r.client_id, c.user_id as owner_id, i.answered_at
    from company c
    join request_invitations i on i.company_id = c.id
    join requests r on r.id = i.request_id
    where r.client_id in ($1, $2))
  select
    exists (select from messages where sender_id = $1 and receiver_id = $2)
    or exists (
      select from invitation where client_id = $1 or (owner_id = $1 and answered_at is not null))
    or exists (
      select from company c join projects p on p.company_id = c.id where c.user_id = $2 and p.client_id = $1)
    or exists (
      select from company c join quotes q on q.company_id = c.id
      where c.user_id = $1 and q.client_id = $2 and q.first_sent_at is not null) as "hasApproached",
    exists (select from invitation) as "hasRequest"`,
);

/**
 * Finds whether one person has approached another of their own accord: has written to them, sent or answered a request,
 * begun a project with them, or sent them a quote. `hasRequest`: both take part in a request, whoever began. Companies
 * count as their owners.
 */
export const findPriorContactBetween = async (db: Db, personId: number, otherId: number) => {
  const [row] = await findPriorContact(db, personId, otherId);
  return row ?? { hasApproached: false, hasRequest: false };
};
