import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getOwnCompany, type OwnCompany } from '#features/companies/profile-editor/contract/own-company.ts';
import { listCommunes } from '#features/directory/core/contract/directory.ts';
import { tradeNamesQuery } from '#features/directory/core/web/index.ts';
import { queryFor } from '#web/query.ts';

export const ownCompanyQuery = queryFor(getOwnCompany, {});
export const editorCommunesQuery = queryFor(listCommunes, {});

export const editorQueries = [ownCompanyQuery, tradeNamesQuery, editorCommunesQuery];

const isOfCompanies = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  typeof address === 'string' &&
  /^\/api\/(companies|company-profile|company-facts|suggestions|places)\b/.test(address);

export const cacheOwnCompany = (
  client: QueryClient,
  change: (company: OwnCompany) => Partial<OwnCompany>,
) => {
  const { queryKey } = ownCompanyQuery;
  client.setQueryData<OwnCompany>(queryKey, (company) => company && { ...company, ...change(company) });
  // Cards, profile and dashboard show it too, so their queries are invalidated, the one of the dashboard's head at once.
  void client.invalidateQueries({
    predicate: (query) => isOfCompanies(query) && query.queryKey[0] !== queryKey[0],
  });
};

/** Writes changes of the own company into the cache; queries of other pages about it are refetched. */
export const useOwnCompanyCache = () => {
  const client = useQueryClient();
  return useMemo(
    () => ({
      updateCache: (change: (company: OwnCompany) => Partial<OwnCompany>) => cacheOwnCompany(client, change),
      refetch: () => void client.invalidateQueries({ queryKey: ownCompanyQuery.queryKey }),
    }),
    [client],
  );
};
