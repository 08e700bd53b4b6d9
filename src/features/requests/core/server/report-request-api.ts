import { notifyStaff } from '#features/notifications/core/server/index.ts';
import { reportRequest } from '#features/requests/core/contract/report-request.ts';
import { REQUEST_REPORT_RATE_LIMIT, requestDetailLevelOf } from '#features/requests/core/rules/requests.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { invitationAsOf } from './present.ts';
import { readRequestAfterChange } from './read-request.ts';
import { findOwnInvitation } from './store.ts';
import { requestReports } from './tables.ts';

const report: EndpointRoute = handle(reportRequest, ({ params, body, person, language, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const now = services.clock.now();
    const requestId = params.id;
    const ownInvitation = await findOwnInvitation(transaction, person.id, { requestId });
    if (!ownInvitation || requestDetailLevelOf(invitationAsOf(ownInvitation, now).state) === 'row')
      throw refuse('requestNotFound');
    const [reportRow] = await transaction
      .insert(requestReports)
      .values({ requestId, companyId: ownInvitation.companyId, reason: body.reason, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: requestReports.id });
    if (!reportRow) throw refuse('alreadyReported');
    await services.limits.spend('request-reports', person.id, REQUEST_REPORT_RATE_LIMIT);
    await notifyStaff(transaction, services, 'request-reports');
    const request = await readRequestAfterChange(transaction, requestId, {
      person,
      language,
      now,
      translator: services.translator,
    });
    await recordActivity(transaction, person, 'report-request', { aboutId: request.client.id });
    return request;
  }),
);

export const requestReportRoutes: readonly EndpointRoute[] = [report];
