import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import { hashBrowserToken } from '#server/auth/browser-token.ts';
import type { Db } from '#server/database/db.ts';
import { mailTokens } from './tables.ts';

// A mail may be found again after a long time, and its link must still unsubscribe.

/**
 * Issues a token with which a mail's reader need not sign in. Only its hash is stored, so a reader of a backup can
 * reply for nobody. It is lower case alone, as an address may lose its capitals on the way.
 */
const issue = async (transaction: Db, values: Omit<typeof mailTokens.$inferInsert, 'tokenHash'>) => {
  const token = randomBytes(20).toString('hex');
  await transaction.insert(mailTokens).values({ tokenHash: hashBrowserToken(token), ...values });
  return token;
};

export const issueUnsubscribeToken = (transaction: Db, userId: number) => issue(transaction, { userId });

/** Issues a token to write to this partner, for oneself or for the company whose account is named. */
export const issueReplyToken = (
  transaction: Db,
  values: { userId: number; partnerId: number; ownerId: number | null },
) => issue(transaction, values);

const find = async (db: Db, token: string, purpose: typeof isNull) => {
  const [row] = await db
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.tokenHash, hashBrowserToken(token)), purpose(mailTokens.partnerId)));
  return row;
};

/** Returns the person whose mails this token turns off. */
export const readUnsubscribeToken = async (db: Db, token: string): Promise<number | undefined> =>
  (await find(db, token, isNull))?.userId;

interface Reply {
  userId: number;
  partnerId: number;
  /** They write as this account: their own, or their company's. */
  senderId: number;
  issuedAt: Date;
  /** The conversation has been quiet for so long that its mails may be in anybody's hands. */
  isOver: boolean;
}

/** All mails of a conversation can be replied to for this long after the last one. */
const REPLY_DAYS = 90;

/** Returns who replies with this token, and to whom. */
export const readReplyToken = async (db: Db, token: string): Promise<Reply | null> => {
  const row = await find(db, token, isNotNull);
  if (!row || row.partnerId === null) return null;
  const { userId, partnerId, ownerId, createdAt } = row;
  const later = await db.$count(
    mailTokens,
    and(
      eq(mailTokens.userId, userId),
      eq(mailTokens.partnerId, partnerId),
      gt(mailTokens.createdAt, sql`now() - make_interval(days => ${REPLY_DAYS})`),
    ),
  );
  return { userId, partnerId, senderId: ownerId ?? userId, issuedAt: createdAt, isOver: later === 0 };
};

export const forgetOldMailTokens = (db: Db) =>
  db
    .delete(mailTokens)
    .where(lt(mailTokens.createdAt, sql`now() - make_interval(days => ${RETENTION_DAYS.mailTokens})`));
