import { inArray, type SQL, sql } from 'drizzle-orm';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { runningInvitationStates } from '#features/requests/core/rules/requests.ts';
import { requestInvitations as i, requests as r } from './tables.ts';

/** A company that was asked may see the client before it answers, when there is no conversation yet. */
export const hasRunningInvitationSql = (companyUserId: number, clientId: number): SQL => sql`exists (
  select from ${i} join ${r} on ${r.id} = ${i.requestId} join ${c} on ${c.id} = ${i.companyId}
  where ${c.userId} = ${companyUserId} and ${r.clientId} = ${clientId} and ${inArray(i.state, runningInvitationStates)})`;
