import { Refusal } from '#kernel/refusal.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import type { Person } from '#kernel/visitor.ts';
import {
  isNewAccount,
  mayBegin,
  NEW_CONVERSATIONS_A_DAY,
  NEW_CONVERSATIONS_AN_HOUR,
  standingOf,
} from '#messaging/rules/messaging.ts';
import type { sentences } from '#messaging/strings/en/messaging.ts';
import { findApproachOf } from '#notifications/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Allowance } from '#server/limits.ts';
import type { Tools } from '#server/tools.ts';
import type { Sending } from './store/sending.ts';
import { recentRecordOf } from './store/standing.ts';

const say = sentencesOf<typeof sentences>('messaging');

/** Nobody has tried too often: they have written to many people, and are told that those they know are not meant. */
const spend = async ({ limits }: Pick<Tools, 'limits'>, name: string, personId: number, most: Allowance) => {
  try {
    await limits.spend(name, personId, most);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, words, retryAfterSeconds } = error;
    const sentence = say('hours' in words ? 'tooManyNewForHours' : 'tooManyNew');
    throw new Refusal(code, { status: 429, say: sentence }, words, retryAfterSeconds);
  }
};

/**
 * Why a first message is not sent, or null. Of a stranger it is judged and counted alike whether they exist or not, so
 * that nobody finds people by counting ids.
 */
export const whyNotBegin = async (
  transaction: Db,
  tools: Pick<Tools, 'limits' | 'clock'>,
  { sender, receiverId, sending }: { sender: Person; receiverId: number; sending: Sending },
) => {
  if (sending.isKnown) return null;
  if (sending.isLimited) return 'limited' as const;
  const { hasApproached } = await findApproachOf(transaction, receiverId, sender.id);
  if (hasApproached || sender.userType === 'admin') return null;
  if (!sending.isProved) return 'emailNotVerified' as const;
  const now = tools.clock.now();
  const record = await recentRecordOf(transaction, sender.id, now);
  if (isNewAccount(record.createdAt, now))
    await spend(tools, 'conversations', sender.id, NEW_CONVERSATIONS_AN_HOUR);
  await spend(tools, 'conversations-day', sender.id, NEW_CONVERSATIONS_A_DAY[standingOf(record, now)]);
  const { receiver } = sending;
  return receiver && mayBegin(sender, receiver, hasApproached) ? null : ('receiverNotFound' as const);
};
