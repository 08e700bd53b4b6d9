import { getReport, reportContent } from '#content-reports/contract/reports.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { networkOf } from '#server/network.ts';
import { findReport, newReceipt, storeReport } from './reports.ts';

const REPORTS_AN_HOUR = { points: 10, seconds: 3600 };
const LOOKS_AN_HOUR = { points: 120, seconds: 3600 };

export const routes: readonly Route[] = [
  answer(reportContent, async ({ ip, body: { website, ...report }, language, tools }) => {
    // What fills in a field that nobody sees is answered like a person, and kept nowhere.
    if (website) return { receipt: newReceipt() };
    await tools.limits.spend('content-reports', networkOf(ip), REPORTS_AN_HOUR);
    return { receipt: await storeReport(tools, { ...report, language }) };
  }),

  answer(getReport, async ({ ip, params, tools, refuse }) => {
    await tools.limits.spend('content-report-looks', networkOf(ip), LOOKS_AN_HOUR);
    const report = await findReport(tools.db, params.receipt);
    if (!report) throw refuse('reportNotFound');
    return report;
  }),
];
