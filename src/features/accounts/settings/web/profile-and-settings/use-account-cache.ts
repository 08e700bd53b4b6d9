import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ClientProfile } from '#features/accounts/core/contract/account-settings.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { visitorQuery } from '#web/visitor.ts';
import { profileQuery, sessionsQuery } from './queries.ts';

/**
 * Header, settings and profile show the same person from two responses. A change to one is reported here, so that the
 * other follows.
 */
export const useAccountCache = () => {
  const client = useQueryClient();
  const refetch = (queryKey: QueryKey) => client.invalidateQueries({ queryKey });

  return {
    cacheUser: (user: CurrentUser) => {
      client.setQueryData(visitorQuery.queryKey, user);
      return refetch(profileQuery.queryKey);
    },

    /** The profile's response does not include what is verified, so the account is fetched again. */
    cacheProfile: (profile: ClientProfile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      return refetch(visitorQuery.queryKey);
    },

    cachePicture: (profilePictureUrl: string | null) => {
      for (const { queryKey } of [visitorQuery, profileQuery]) {
        client.setQueryData<CurrentUser | ClientProfile | null>(
          queryKey,
          (cachedPerson) => cachedPerson && { ...cachedPerson, profilePictureUrl },
        );
      }
    },

    /** The change appears in both responses, and has ended the other sessions. */
    refetchAccount: async (): Promise<CurrentUser | null> => {
      const queries = [visitorQuery, profileQuery, sessionsQuery];
      await Promise.all(queries.map(({ queryKey }) => refetch(queryKey)));
      return client.getQueryData<CurrentUser | null>(visitorQuery.queryKey) ?? null;
    },
    refetchSessions: () => refetch(sessionsQuery.queryKey),
  };
};
