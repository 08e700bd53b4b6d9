import { Refusal } from '#kernel/refusal.ts';
import type { Services } from '#server/services/services.ts';

/**
 * Handles a failure while a file is stored: a refusal passes, anything else is logged and shown as an error that allows
 * another try.
 */
export const createUploadErrorHandler =
  ({ log }: Pick<Services, 'log'>, subject: string, refuse: (reason: 'notStored') => Refusal) =>
  (error: unknown): never => {
    if (error instanceof Refusal) throw error;
    log.error({ err: error }, `${subject} was not stored`);
    throw refuse('notStored');
  };
