import type { sentences } from '#features/moderation/core/strings/en/moderation.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';

export const messageKey = createMessageKey<typeof sentences>('moderation');

export const LARGEST_QUEUE_PAGE = 100;

/** The person concerned reads these words of the moderator. */
export const moderatorStatementSchema = textSchema({
  min: { length: 10, say: messageKey('statementTooShort') },
  max: { length: 1000, say: messageKey('statementTooLong') },
});
