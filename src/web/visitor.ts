import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, createElement, type ReactNode, use } from 'react';
import { type CurrentUser, getCurrentUser } from '#kernel/current-user.ts';
import { endedSessionStore } from './ended-session.ts';
import { withNullFor401, queryFor } from './query.ts';

/** Loads the signed-in person. A 401 is no error: it means nobody. */
export const visitorQuery = withNullFor401(queryFor(getCurrentUser, {}));

const VisitorContext = createContext<CurrentUser | null>(null);

/** Shared by all readers: a list has several on each card. */
export const VisitorProvider = ({ children }: { children: ReactNode }) =>
  createElement(VisitorContext, { value: useQuery(visitorQuery).data ?? null }, children);

export const useVisitor = (): CurrentUser | null => use(VisitorContext);

/** Somebody has signed in and stays on the page: its data is fetched again, as theirs. */
export const useSetVisitorOnThisPage = () => {
  const client = useQueryClient();
  return (visitor: CurrentUser) => {
    endedSessionStore.set(null);
    client.setQueryData(visitorQuery.queryKey, visitor);
    const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] !== visitorQuery.queryKey[0];
    client.removeQueries({ type: 'inactive', predicate: isOther });
    void client.invalidateQueries({ predicate: isOther });
  };
};

/** Somebody has signed in or out: all data loaded as the former visitor is forgotten. */
export const useReplaceVisitor = () => {
  const client = useQueryClient();
  return (visitor: CurrentUser | null) => {
    endedSessionStore.set(null);
    client.setQueryData(visitorQuery.queryKey, visitor);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== visitorQuery.queryKey[0] });
  };
};
