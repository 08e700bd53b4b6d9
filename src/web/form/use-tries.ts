import { useRef } from 'react';

/** The key under which all tries of one thing are sent. */
export interface Once {
  idempotencyKey: string;
}

/** All tries of the same thing carry one key: an answer that got lost makes no second one. */
export const useTries = () => {
  const last = useRef<{ values: string | null; idempotencyKey: string }>({
    values: null,
    idempotencyKey: '',
  });
  return {
    onceFor: (given: unknown): Once => {
      const values = JSON.stringify(given) ?? '';
      if (last.current.values !== values) last.current = { values, idempotencyKey: crypto.randomUUID() };
      return { idempotencyKey: last.current.idempotencyKey };
    },
    /** It went well: the same sent again is meant a second time. */
    forget: () => {
      last.current.values = null;
    },
  };
};
