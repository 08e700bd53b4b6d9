import { notifyStaff } from '#notifications/server/index.ts';
import { reportRequest } from '#requests/contract/reports.ts';
import { REQUEST_REPORTS_A_DAY, sightOf } from '#requests/rules/requests.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { noteWork } from '#team/server/index.ts';
import { standingInvitation } from './present.ts';
import { readRequestAgain } from './read-request.ts';
import { findOwnInvitation } from './store.ts';
import { requestReports } from './tables.ts';

const report: Route = answer(reportRequest, ({ params, body, person, language, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const now = tools.clock.now();
    const requestId = params.id;
    const own = await findOwnInvitation(transaction, person.id, { requestId });
    if (!own || sightOf(standingInvitation(own, now).state) === 'row') throw refuse('requestNotFound');
    const [stored] = await transaction
      .insert(requestReports)
      .values({ requestId, companyId: own.companyId, reason: body.reason, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: requestReports.id });
    if (!stored) throw refuse('alreadyReported');
    await tools.limits.spend('request-reports', person.id, REQUEST_REPORTS_A_DAY);
    await notifyStaff(transaction, tools, 'request-reports');
    const request = await readRequestAgain(transaction, requestId, {
      person,
      language,
      now,
      translator: tools.translator,
    });
    await noteWork(transaction, person, 'report-request', { aboutId: request.client.id });
    return request;
  }),
);

export const requestReportRoutes: readonly Route[] = [report];
