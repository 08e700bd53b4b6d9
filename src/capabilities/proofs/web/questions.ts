import type { QueryClient } from '@tanstack/react-query';
import { type CompanyFacts, getCompanyFacts } from '#proofs/contract/proofs.ts';
import { ask } from '#web/query.ts';

export const factsQuestion = ask(getCompanyFacts, {});

/** What a call has made of them is shown. */
export const keepFacts = (client: QueryClient, facts: CompanyFacts) =>
  client.setQueryData(factsQuestion.queryKey, facts);
