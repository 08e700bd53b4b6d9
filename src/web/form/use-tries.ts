import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#web/api-client.ts';
import { isRefusedBecause } from '#web/failure-reason.ts';
import { DRAFT_PREFIX, readStored, writeStored } from '#web/own-storage.ts';
import { visitorQuery } from '#web/visitor.ts';

/** The key under which all tries of one thing are sent. */
export interface TryKey {
  readonly idempotencyKey: string;
}

/**
 * All tries of one thing carry one key until one has gone, also where its words were changed in between: an answer that got
 * lost makes no second thing. Where the server has the words of an earlier try under it, it says so once, and what is sent
 * after that is meant as well.
 */
export const createTries = () => {
  let name: string | null = null;
  let key: string | null = null;
  const set = (next: string | null) => {
    key = next;
    if (name !== null) writeStored(name, key ?? '', 'sessionStorage');
  };
  return {
    /** Where the words outlive their dialog, their key does too. */
    keepAs: (about: string) => {
      name = `${DRAFT_PREFIX}-try ${about}`;
      key = readStored(name, 'sessionStorage') ?? key;
    },
    // What creates nothing does not read it, and has no key.
    once: (): TryKey => ({
      get idempotencyKey() {
        const ownKey = key ?? crypto.randomUUID();
        set(ownKey);
        return ownKey;
      },
    }),
    /** It went well: the same sent again is meant a second time. */
    forget: () => set(null),
    /** Whether something may have been made all the same: nobody answered, or the server says that an earlier try was done. */
    fail: (error: unknown): boolean => {
      const isReused = isRefusedBecause(error, 'keyReused');
      const mayBeThere = key !== null && (isReused || !(error instanceof ApiError));
      if (isReused) set(null);
      return mayBeThere;
    },
  };
};

export const useTries = () => {
  const client = useQueryClient();
  const triesRef = useRef<ReturnType<typeof createTries>>(null);
  triesRef.current ??= createTries();
  const { fail, ...rest } = triesRef.current;
  return {
    ...rest,
    /** What an earlier try has made is shown. */
    fail: (error: unknown) => {
      if (!fail(error)) return;
      const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        queryKey[0] !== visitorQuery.queryKey[0];
      void client.invalidateQueries({ predicate: isOther });
    },
  };
};
