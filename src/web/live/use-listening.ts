import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useVisitor } from '../visitor.ts';

/** Hears what the server tells for as long as somebody is signed in. Without its code the page works as well. */
export const useListening = () => {
  const client = useQueryClient();
  const me = useVisitor()?.id;
  useEffect(() => {
    if (me === undefined) return undefined;
    const leaving = new AbortController();
    import('./listen.ts').then(({ listen }) => listen({ client }, leaving.signal)).catch(() => undefined);
    return () => leaving.abort();
  }, [client, me]);
};
