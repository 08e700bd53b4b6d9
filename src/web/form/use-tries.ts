import { useRef } from 'react';
import { ApiError } from '#web/api-client.ts';
import { isRefusedBecause } from '#web/failure-reason.ts';

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
  let key: string | null = null;
  return {
    once: (): Once => {
      key ??= crypto.randomUUID();
      return { idempotencyKey: key };
    },
    /** It went well: the same sent again is meant a second time. */
    forget: () => {
      key = null;
    },
    fail: (error: unknown) => {
      if (isRefusedBecause(error, 'keyReused')) key = null;
    },
  };
};

export const useTries = () => {
  const held = useRef<ReturnType<typeof tries>>(null);
  held.current ??= tries();
  return held.current;
};
