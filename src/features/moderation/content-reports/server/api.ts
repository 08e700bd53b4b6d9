import {
  getContentReport,
  reportContent,
} from '#features/moderation/content-reports/contract/content-reports.ts';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import { findContentReport, newReportReceipt, storeContentReport } from './content-report-store.ts';

const REPORTS_AN_HOUR = { points: 10, seconds: 3600 };
// The address gets a receipt immediately, although nobody has proved whose it is.
const REPORTS_A_DAY_OF_ADDRESS = { points: 10, seconds: DAY_SECONDS };
const LOOKUPS_AN_HOUR = { points: 120, seconds: 3600 };

export const routes: readonly EndpointRoute[] = [
  handle(reportContent, async ({ ip, body: { website, ...report }, language, services }) => {
    // Programs that fill in the hidden field get the same response as people, but nothing is stored.
    if (website) return { receipt: newReportReceipt() };
    await services.limits.spend('content-reports', ipNetworkOf(ip), REPORTS_AN_HOUR);
    if (report.email)
      await services.limits.spend(
        'content-report-mails',
        report.email.toLowerCase(),
        REPORTS_A_DAY_OF_ADDRESS,
      );
    return { receipt: await storeContentReport(services, { ...report, language }) };
  }),

  handle(getContentReport, async ({ ip, params, services, refuse }) => {
    await services.limits.spend('content-report-looks', ipNetworkOf(ip), LOOKUPS_AN_HOUR);
    const report = await findContentReport(services.db, params.receipt);
    if (!report) throw refuse('reportNotFound');
    return report;
  }),
];
