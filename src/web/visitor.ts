import { useQueryClient } from '@tanstack/react-query';
import { createContext, createElement, type ReactNode, use } from 'react';
import { currentUser, type User } from '#kernel/current-user.ts';
import { emptyFor401, questionFor, useOutcome } from './query.ts';

/** Who is signed in. A 401 is no error: it means nobody. */
export const visitorQuestion = emptyFor401(questionFor(currentUser, {}));

const VisitorContext = createContext<User | null>(null);

/** Asked once for all that ask who it is: a list does so several times a card. */
export const VisitorProvider = ({ children }: { children: ReactNode }) =>
  createElement(VisitorContext, { value: useOutcome(visitorQuestion).answer ?? null }, children);

export const useVisitor = (): User | null => use(VisitorContext);

/** Somebody has signed in and stays where they are: what the page shows is asked for again, as theirs. */
export const useBecomeVisitor = () => {
  const client = useQueryClient();
  return (visitor: User) => {
    client.setQueryData(visitorQuestion.queryKey, visitor);
    const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] !== visitorQuestion.queryKey[0];
    client.removeQueries({ type: 'inactive', predicate: isOther });
    void client.invalidateQueries({ predicate: isOther });
  };
};

/** Somebody has signed in or out: what was known through the visitor before is forgotten. */
export const useChangeVisitor = () => {
  const client = useQueryClient();
  return (visitor: User | null) => {
    client.setQueryData(visitorQuestion.queryKey, visitor);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== visitorQuestion.queryKey[0] });
  };
};
