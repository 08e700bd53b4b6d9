import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#web/api-client.ts';
import { DRAFT_KEY_PREFIX, readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';
import { isRefusedWithCode } from '#web/failure-reason.ts';
import { visitorQuery } from '#web/visitor.ts';

/** All tries of one thing are sent under this key. */
export interface IdempotencyKeyOption {
  readonly idempotencyKey: string;
}

/**
 * All tries of one thing share one key until one succeeds, even if its words were changed in between: a lost
 * response creates no second thing. If the server has the words of an earlier try under it, it says so once, and
 * the next send is meant as well.
 */
export const createIdempotencyKeyHolder = () => {
  let name: string | null = null;
  let key: string | null = null;
  const set = (next: string | null) => {
    key = next;
    if (name !== null) writeBrowserStorage(name, key ?? '', 'sessionStorage');
  };
  return {
    /** If the words outlive their dialog, their key does too. */
    keepAs: (about: string) => {
      name = `${DRAFT_KEY_PREFIX}-try ${about}`;
      key = readBrowserStorage(name, 'sessionStorage') ?? key;
    },
    // The getter leaves calls that create nothing without a key: they do not read it.
    once: (): IdempotencyKeyOption => ({
      get idempotencyKey() {
        const ownKey = key ?? crypto.randomUUID();
        set(ownKey);
        return ownKey;
      },
    }),
    /** It succeeded: the same thing sent again is meant a second time. */
    forget: () => set(null),
    /**
     * Returns whether something may exist all the same: nobody responded, or the server says that an earlier try
     * succeeded.
     */
    fail: (error: unknown): boolean => {
      const isReused = isRefusedWithCode(error, 'keyReused');
      const mayBeThere = key !== null && (isReused || !(error instanceof ApiError));
      if (isReused) set(null);
      return mayBeThere;
    },
  };
};

export const useIdempotencyKey = () => {
  const client = useQueryClient();
  const triesRef = useRef<ReturnType<typeof createIdempotencyKeyHolder>>(null);
  triesRef.current ??= createIdempotencyKeyHolder();
  const { fail, ...rest } = triesRef.current;
  return {
    ...rest,
    /** Refetches all but the visitor where an earlier try may have created something. */
    fail: (error: unknown) => {
      if (!fail(error)) return;
      const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        queryKey[0] !== visitorQuery.queryKey[0];
      void client.invalidateQueries({ predicate: isOther });
    },
  };
};
