import { useRef } from 'react';
import { ApiError } from '#web/api-client.ts';
import { isRefusedBecause } from '#web/failure-reason.ts';
import { DRAFT_PREFIX, readStored, writeStored } from '#web/own-storage.ts';

/** The key under which all tries of one thing are sent. */
export interface Once {
  idempotencyKey: string;
}

/** Nobody heard what came of it, or it came out now that an earlier try was done: what is there has to be looked at. */
export const mayHaveGone = (error: unknown): boolean =>
  !(error instanceof ApiError) || isRefusedBecause(error, 'keyReused');

/**
 * All tries of one thing carry one key until one has gone, also where its words were changed in between: an answer that got
 * lost makes no second thing. Where the server has the words of an earlier try under it, it says so once, and what is sent
 * after that is meant as well.
 */
export const tries = () => {
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
    once: (): Once => {
      const idempotencyKey = key ?? crypto.randomUUID();
      set(idempotencyKey);
      return { idempotencyKey };
    },
    /** It went well: the same sent again is meant a second time. */
    forget: () => set(null),
    fail: (error: unknown) => {
      if (isRefusedBecause(error, 'keyReused')) set(null);
    },
  };
};

export const useTries = () => {
  const held = useRef<ReturnType<typeof tries>>(null);
  held.current ??= tries();
  return held.current;
};
