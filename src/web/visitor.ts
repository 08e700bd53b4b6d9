import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, createElement, type ReactNode, use } from 'react';
import { type CurrentUser, currentUser } from '#kernel/current-user.ts';
import { emptyFor401, queryFor } from './query.ts';

/** Who is signed in. A 401 is no error: it means nobody. */
export const visitorQuery = emptyFor401(queryFor(currentUser, {}));

const VisitorContext = createContext<CurrentUser | null>(null);

/** Asked once for all that ask who it is: a list does so several times a card. */
export const VisitorProvider = ({ children }: { children: ReactNode }) =>
  createElement(VisitorContext, { value: useQuery(visitorQuery).data ?? null }, children);

export const useVisitor = (): CurrentUser | null => use(VisitorContext);

/** Somebody has signed in and stays where they are: what the page shows is asked for again, as theirs. */
export const useBecomeVisitor = () => {
  const client = useQueryClient();
  return (visitor: CurrentUser) => {
    client.setQueryData(visitorQuery.queryKey, visitor);
    const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] !== visitorQuery.queryKey[0];
    client.removeQueries({ type: 'inactive', predicate: isOther });
    void client.invalidateQueries({ predicate: isOther });
  };
};

/** Somebody has signed in or out: what was known through the visitor before is forgotten. */
export const useChangeVisitor = () => {
  const client = useQueryClient();
  return (visitor: CurrentUser | null) => {
    client.setQueryData(visitorQuery.queryKey, visitor);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== visitorQuery.queryKey[0] });
  };
};
