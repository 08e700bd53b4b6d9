import type { QueryClient } from '@tanstack/react-query';
import { ask } from '../../../../web/query.ts';
import { type CompanyFacts, getCompanyFacts } from '../../contract/facts.ts';

export const factsQuestion = ask(getCompanyFacts, {});

/** What a call has made of them is shown. */
export const keepFacts = (client: QueryClient, facts: CompanyFacts) =>
  client.setQueryData(factsQuestion.queryKey, facts);
