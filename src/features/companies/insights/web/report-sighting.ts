import { recordSighting } from '#features/companies/insights/contract/sightings.ts';
import type { ShownCompanies } from '#kernel/shown-companies.ts';
import { callEndpoint } from '#web/api-client.ts';

/** A report that fails costs one count, so errors are ignored. */
export const reportSighting = async (
  { profile, listed }: ShownCompanies,
  cameFrom: string,
): Promise<void> => {
  const body = { profile, listed: listed && [...listed], cameFrom };
  await callEndpoint(recordSighting, { body }).catch(() => undefined);
};
