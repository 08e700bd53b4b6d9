import { notifyStaff } from '#features/notifications/core/server/index.ts';
import { QUOTE_REPORT_RATE_LIMIT } from '#features/quotes/core/rules/quotes.ts';
import { changeQuoteAsClient } from '#features/quotes/core/server/index.ts';
import { quoteReports } from '#features/quotes/core/server/tables.ts';
import { reportQuote } from '#features/quotes/pages/contract/report-quote.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

const report: EndpointRoute = handle(reportQuote, (call) =>
  changeQuoteAsClient(call, async ({ transaction, quote, now }) => {
    const { body, person, services, refuse } = call;
    const [row] = await transaction
      .insert(quoteReports)
      .values({ quoteId: quote.id, clientId: person.id, reason: body.reason, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: quoteReports.id });
    if (!row) throw refuse('alreadyReported');
    await services.limits.spend('quote-reports', person.id, QUOTE_REPORT_RATE_LIMIT);
    await notifyStaff(transaction, services, 'quote-reports');
  }),
);

export const quoteReportRoutes: readonly EndpointRoute[] = [report];
