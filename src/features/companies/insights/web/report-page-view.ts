import { recordPageView } from '#features/companies/insights/contract/page-views.ts';
import type { ViewedCompanies } from '#kernel/viewed-companies.ts';
import { callEndpoint } from '#web/api-client.ts';

/** A report that fails costs one count, so errors are ignored. */
export const reportPageView = async (
  { profile, listed }: ViewedCompanies,
  cameFrom: string,
): Promise<void> => {
  const body = { profile, listed: listed && [...listed], cameFrom };
  await callEndpoint(recordPageView, { body }).catch(() => undefined);
};
