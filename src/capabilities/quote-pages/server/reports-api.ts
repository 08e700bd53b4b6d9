import { notifyStaff } from '#notifications/server/index.ts';
import { reportQuote } from '#quote-pages/contract/reports.ts';
import { REPORTS_A_DAY } from '#quotes/rules/quotes.ts';
import { actAsClient } from '#quotes/server/index.ts';
import { quoteReports } from '#quotes/server/tables.ts';
import { answer, type Route } from '#server/http/answer.ts';

const report: Route = answer(reportQuote, (call) =>
  actAsClient(call, async ({ transaction, quote, now }) => {
    const { body, person, tools, refuse } = call;
    const [stored] = await transaction
      .insert(quoteReports)
      .values({ quoteId: quote.id, clientId: person.id, reason: body.reason, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: quoteReports.id });
    if (!stored) throw refuse('alreadyReported');
    await tools.limits.spend('quote-reports', person.id, REPORTS_A_DAY);
    await notifyStaff(transaction, tools, 'quote-reports');
  }),
);

export const quoteReportRoutes: readonly Route[] = [report];
