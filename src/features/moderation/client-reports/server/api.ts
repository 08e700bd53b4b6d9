import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { reportClient } from '#features/moderation/client-reports/contract/client-reports.ts';
import { notifyStaff } from '#features/notifications/core/server/index.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { isAnyMessageBetween } from './is-any-message-between.ts';
import { clientReports } from './tables.ts';

const REPORTS_AN_HOUR = { points: 20, seconds: 3600 };

const isClient = and(inArray(users.userType, ['private', 'client']), isNull(users.erasedAt));

/** Returns the person's company, if it has a project or a conversation with this client. */
const companyWith = async (db: Db, { id: ownerId }: Person, clientId: number) => {
  const hasWritten = await isAnyMessageBetween(db, ownerId, clientId);
  const hasProject = sql`exists (select from ${projects}
    where ${projects.companyId} = ${companyProfiles.id} and ${projects.clientId} = ${clientId})`;
  const [company] = await db
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .innerJoin(users, and(eq(users.id, clientId), isClient))
    .where(and(eq(companyProfiles.userId, ownerId), or(sql`${hasWritten}`, hasProject)));
  return company;
};

/** A company may have one open report about a client: of many concurrent ones, one is stored. */
export const reportClientRoute: EndpointRoute = handle(
  reportClient,
  async ({ body, person, services, refuse }) => {
    const company = await companyWith(services.db, person, body.clientId);
    if (!company) throw refuse('clientNotFound');
    await services.limits.spend('client-reports', person.id, REPORTS_AN_HOUR);
    const row = await services.db.transaction(async (transaction) => {
      const [reported] = await transaction
        .insert(clientReports)
        .values({ ...body, companyId: company.id, createdAt: services.clock.now() })
        .onConflictDoNothing()
        .returning();
      if (!reported) return undefined;
      await recordActivity(transaction, person, 'report-client', { aboutId: body.clientId });
      await notifyStaff(transaction, services, 'client-reports');
      return reported;
    });
    if (!row) throw refuse('clientAlreadyReported');
    return { id: row.id, ...body, createdAt: row.createdAt.toISOString() };
  },
);
