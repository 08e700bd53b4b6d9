import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listCommunes } from '#directory/contract/directory.ts';
import { tradesQuestion } from '#directory/web/index.ts';
import { getOwnCompany, type OwnCompany } from '#profile-editor/contract/profile-editor.ts';
import { questionFor } from '#web/query.ts';

export const ownCompanyQuestion = questionFor(getOwnCompany, {});
export const editorCommunesQuestion = questionFor(listCommunes, {});

/** What the editor reads. */
export const editorQuestions = [ownCompanyQuestion, tradesQuestion, editorCommunesQuestion];

const isOfCompanies = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  typeof address === 'string' &&
  /^\/api\/(companies|company-profile|company-facts|suggestions|places)\b/.test(address);

export const keepOwnCompany = (client: QueryClient, change: (own: OwnCompany) => Partial<OwnCompany>) => {
  const { queryKey } = ownCompanyQuestion;
  client.setQueryData<OwnCompany>(queryKey, (own) => own && { ...own, ...change(own) });
  // Cards, profile and desk show it too: they are asked again, the desk's head at once.
  void client.invalidateQueries({
    predicate: (query) => isOfCompanies(query) && query.queryKey[0] !== queryKey[0],
  });
};

/** Keeps what a call has changed of the own company; whatever else shows the company is asked again. */
export const useStoreOwnCompany = () => {
  const client = useQueryClient();
  return useMemo(
    () => ({
      keep: (change: (own: OwnCompany) => Partial<OwnCompany>) => keepOwnCompany(client, change),
      askAnew: () => void client.invalidateQueries({ queryKey: ownCompanyQuestion.queryKey }),
    }),
    [client],
  );
};
