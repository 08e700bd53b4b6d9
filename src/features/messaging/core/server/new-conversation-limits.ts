import {
  isNewAccount,
  mayBeginConversation,
  DAILY_NEW_CONVERSATION_RATE_LIMITS,
  HOURLY_NEW_CONVERSATION_RATE_LIMIT,
  senderStandingOf,
} from '#features/messaging/core/rules/message-rules.ts';
import type { sentences } from '#features/messaging/core/strings/en/messaging.ts';
import { findPriorContactBetween } from '#features/notifications/core/server/index.ts';
import { Refusal } from '#kernel/refusal.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { RateAllowance } from '#server/http/call-limits.ts';
import type { Services } from '#server/services/services.ts';
import { readSenderHistory } from './store/sender-history.ts';
import type { SendingFacts } from './store/sending-facts.ts';

const messageKey = createMessageKey<typeof sentences>('messaging');

/** The usual words would say that they tried too often. These say that only new people are meant, not those they know. */
const spend = async (
  { limits }: Pick<Services, 'limits'>,
  name: string,
  personId: number,
  allowance: RateAllowance,
) => {
  try {
    await limits.spend(name, personId, allowance);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, words, retryAfterSeconds } = error;
    const sentence = messageKey('hours' in words ? 'tooManyNewForHours' : 'tooManyNew');
    throw new Refusal(code, { status: 429, say: sentence }, words, retryAfterSeconds);
  }
};

/**
 * Finds why a first message is not sent, or null. A stranger is judged and counted alike whether they exist or not, so
 * that nobody discovers people by counting ids.
 */
export const whyNotBeginConversation = async (
  transaction: Db,
  services: Pick<Services, 'limits' | 'clock'>,
  { sender, receiverId, sending }: { sender: Person; receiverId: number; sending: SendingFacts },
) => {
  if (sending.isKnown) return null;
  if (sending.isLimited) return 'limited' as const;
  const { hasApproached } = await findPriorContactBetween(transaction, receiverId, sender.id);
  if (hasApproached || sender.userType === 'admin') return null;
  if (!sending.isProved) return 'emailNotVerified' as const;
  const now = services.clock.now();
  const record = await readSenderHistory(transaction, sender.id, now);
  if (isNewAccount(record.createdAt, now))
    await spend(services, 'conversations', sender.id, HOURLY_NEW_CONVERSATION_RATE_LIMIT);
  await spend(
    services,
    'conversations-day',
    sender.id,
    DAILY_NEW_CONVERSATION_RATE_LIMITS[senderStandingOf(record, now)],
  );
  const { receiver } = sending;
  return receiver && mayBeginConversation(sender, receiver, hasApproached)
    ? null
    : ('receiverNotFound' as const);
};
