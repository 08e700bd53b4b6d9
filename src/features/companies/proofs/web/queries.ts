import type { QueryClient } from '@tanstack/react-query';
import { type CompanyProofs, getCompanyProofs } from '#features/companies/proofs/contract/proofs.ts';
import { queryFor } from '#web/query.ts';

export const proofsQuery = queryFor(getCompanyProofs, {});

/** Puts the response of a call into the cache. */
export const cacheProofs = (client: QueryClient, proofs: CompanyProofs) =>
  client.setQueryData(proofsQuery.queryKey, proofs);
