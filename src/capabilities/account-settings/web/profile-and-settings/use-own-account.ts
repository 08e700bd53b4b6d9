import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ClientProfile } from '#accounts/contract/settings.ts';
import type { User } from '#kernel/current-user.ts';
import { visitorQuestion } from '#web/visitor.ts';
import { profileQuestion, sessionsQuestion } from './questions.ts';

/**
 * Header, settings and profile show the same person from two answers. A change of one of them says so
 * here, and the other follows.
 */
export const useOwnAccount = () => {
  const client = useQueryClient();
  const askAnew = (queryKey: QueryKey) => client.invalidateQueries({ queryKey });

  return {
    keepUser: (user: User) => {
      client.setQueryData(visitorQuestion.queryKey, user);
      return askAnew(profileQuestion.queryKey);
    },

    /** The profile's answer does not say what is verified: the account is asked again. */
    keepProfile: (profile: ClientProfile) => {
      client.setQueryData(profileQuestion.queryKey, profile);
      return askAnew(visitorQuestion.queryKey);
    },

    keepPicture: (profilePictureUrl: string | null) => {
      for (const { queryKey } of [visitorQuestion, profileQuestion]) {
        client.setQueryData<User | ClientProfile | null>(
          queryKey,
          (known) => known && { ...known, profilePictureUrl },
        );
      }
    },

    /** What changed stands in both answers, and has ended the other sessions. */
    askAccountAnew: async (): Promise<User | null> => {
      const questions = [visitorQuestion, profileQuestion, sessionsQuestion];
      await Promise.all(questions.map(({ queryKey }) => askAnew(queryKey)));
      return client.getQueryData<User | null>(visitorQuestion.queryKey) ?? null;
    },
    askSessionsAnew: () => askAnew(sessionsQuestion.queryKey),
  };
};
