import { useQuery } from '@tanstack/react-query';
import { ask, emptyFor401 } from './query.ts';
import { currentUser } from './routes.ts';

/** Who is signed in. A 401 is no error: it means nobody. */
export const visitorQuestion = emptyFor401(ask(currentUser, {}));

export const useVisitor = () => {
  const { queryKey, queryFn } = visitorQuestion;
  const { data } = useQuery({ queryKey, queryFn });
  return data ?? null;
};
