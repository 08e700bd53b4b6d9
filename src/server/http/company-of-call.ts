import type { Endpoint } from '#kernel/endpoint.ts';

/** The one company that a call's answer is about; null where it may show any. */
export const companyOfCall = ({ aboutCompany }: Endpoint, params: unknown): number | null => {
  if (!aboutCompany) return null;
  const id = Number((params as Record<string, unknown> | undefined)?.[aboutCompany]);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};
