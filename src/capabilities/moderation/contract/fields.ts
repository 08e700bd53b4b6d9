import { sentencesOf } from '#kernel/sentences.ts';
import { text } from '#kernel/text.ts';
import type { sentences } from '#moderation/strings/en/moderation.ts';

export const say = sentencesOf<typeof sentences>('moderation');

export const LARGEST_QUEUE_PAGE = 100;

/** A moderator's own words to the person concerned. */
export const moderatorStatement = text({
  min: { length: 10, say: say('statementTooShort') },
  max: { length: 1000, say: say('statementTooLong') },
});
