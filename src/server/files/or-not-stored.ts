import { Refusal } from '#kernel/refusal.ts';
import type { Tools } from '#server/tools.ts';

/**
 * For what fails while a file is stored: a decision made on the way stands, anything else is noted, and shown as what
 * may be tried again.
 */
export const orNotStored =
  ({ log }: Pick<Tools, 'log'>, what: string, refuse: (why: 'notStored') => Refusal) =>
  (error: unknown): never => {
    if (error instanceof Refusal) throw error;
    log.error({ err: error }, `${what} was not stored`);
    throw refuse('notStored');
  };
