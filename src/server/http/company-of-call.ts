import type { Endpoint } from '#kernel/endpoint.ts';

/** Returns the one company that a call's response is about; null if it may show any. */
export const companyIdOfCall = ({ aboutCompany }: Endpoint, params: unknown): number | null => {
  if (!aboutCompany) return null;
  const id = Number((params as Record<string, unknown> | undefined)?.[aboutCompany]);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};
