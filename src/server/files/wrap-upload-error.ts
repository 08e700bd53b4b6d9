import { Refusal } from '#kernel/refusal.ts';
import type { Services } from '#server/services/services.ts';

/**
 * For what fails while a file is stored: a decision made on the way stands, anything else is noted, and shown as what
 * may be tried again.
 */
export const wrapUploadError =
  ({ log }: Pick<Services, 'log'>, subject: string, refuse: (reason: 'notStored') => Refusal) =>
  (error: unknown): never => {
    if (error instanceof Refusal) throw error;
    log.error({ err: error }, `${subject} was not stored`);
    throw refuse('notStored');
  };
