import { sql } from 'drizzle-orm';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import { invitationStates, isInvitationRunning } from '#features/requests/core/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';

type Concerned = Record<'clientId' | 'placeId', number> & { from: string; place: 'quotes' | 'requests' };

/**
 * Notifies clients with an open quote of this company, or a request to it, that it is suspended or back: once each,
 * about the quote rather than the request.
 */
export const notifyClientsOfCompany = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  ownerId: number,
  kind: 'companySuspended' | 'companyReinstated',
) => {
  const running = invitationStates.filter(isInvitationRunning);
  const { rows } = await transaction.execute<Concerned>(sql`
    select distinct on (client_id) client_id as "clientId", place, place_id as "placeId", name as from
    from (
      select q.client_id, 'quotes' as place, q.id as place_id, c.name
      from quotes q join company_profiles c on c.id = q.company_id
      where c.user_id = ${ownerId} and q.state in ('sent', 'change-asked') and q.client_id is not null
      union all
      select r.client_id, 'requests', r.id, c.name
      from request_invitations i join requests r on r.id = i.request_id
      join company_profiles c on c.id = i.company_id
      where c.user_id = ${ownerId} and r.state = 'open' and i.state in ${running}
    ) concerned
    order by client_id, place, place_id desc`);
  for (const { clientId, ...subject } of rows)
    await notifyPerson(transaction, services, { personId: clientId, kind, subject });
};
