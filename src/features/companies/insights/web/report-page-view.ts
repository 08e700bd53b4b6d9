import { recordPageView } from '#features/companies/insights/contract/page-views.ts';
import type { CompaniesOnPage } from '#kernel/companies-on-page.ts';
import { callEndpoint } from '#web/api-client.ts';

/** A report that fails costs one count, so errors are ignored. */
export const reportPageView = async (
  { profile, listed }: CompaniesOnPage,
  cameFrom: string,
): Promise<void> => {
  const body = { profile, listed: listed && [...listed], cameFrom };
  await callEndpoint(recordPageView, { body }).catch(() => undefined);
};
