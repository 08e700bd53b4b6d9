import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { users } from '#features/accounts/core/server/tables.ts';
import {
  markMessagesReadFrom,
  markReadByTeamMember,
  messageReaderIdsOf,
  sendLiveReadEvent,
  createSendMessageRoute,
} from '#features/messaging/core/server/index.ts';
import { receiveEmailReply } from '#features/messaging/email-replies/contract/receive-email-reply.ts';
import {
  markConversationNotificationsRead,
  readReplyToken,
} from '#features/notifications/core/server/index.ts';
import { mailLanguageOf } from '#features/notifications/email/server/index.ts';
import { findEmployer } from '#features/team/core/server/index.ts';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { Refusal } from '#kernel/refusal.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import { asCompanyOwner, type Person } from '#kernel/signed-in-person.ts';
import { isSameSecret } from '#server/auth/is-same-secret.ts';
import { productFilePath } from '#server/config/product-file-path.ts';
import type { Db } from '#server/database/db.ts';
import { createErrorResponse } from '#server/http/error-responses.ts';
import {
  type EndpointRoute,
  handle,
  InvalidInputError,
  type RequestContext,
  runEndpointRoute,
} from '#server/http/handle.ts';
import { lockLiveStreams } from '#server/live/send-live.ts';
import { runInWorker } from '#server/processes/run-in-worker.ts';
import { createSemaphore } from '#server/processes/semaphore.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';
import { mailReplyNotDelivered } from './email-reply-not-delivered.ts';
import { parseEmailHeaders, replyTokenIn } from './parse-email-headers.ts';
import type { ParsedReply } from './read-mail-worker.ts';
import { receivedReplies } from './tables.ts';

type User = typeof users.$inferSelect;
type Outcome = z.output<typeof receiveEmailReply.response>['outcome'];
type Replying = NonNullable<Awaited<ReturnType<typeof readReplyToken>>>;

/** Nobody is flooded with notices of failed delivery; the provider may try again later. */
const NOT_DELIVERED_AN_HOUR = { points: 10, seconds: 60 * 60 };

/** Nobody writes more by hand: a holder of a forwarded email who forges its sender gets no further either. */
const REPLIES_A_DAY = { points: 100, seconds: DAY_SECONDS };

/** Each email in progress is in memory as a whole. */
const inTurn = createSemaphore(4);
/** Incoming email keeps one core busy at most. */
const readInTurn = createSemaphore(1);

// The text precedes the attachments, so the beginning of an email is enough.
const READ_BYTES = 1024 * 1024;
const READING = { milliseconds: 1000, megabytes: 64 };

const read = (raw: Uint8Array) =>
  readInTurn(() =>
    runInWorker<ParsedReply>(
      productFilePath('src/features/messaging/email-replies/server/read-mail-worker.ts'),
      raw.subarray(0, READ_BYTES),
      READING,
    ),
  );

const findUser = async (db: Db, id: number): Promise<User | undefined> => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt), eq(users.isSuspended, false)));
  return user;
};

const personOf = async (db: Db, { id, username, userType }: User): Promise<Person> => {
  const person: Person = { id, username, userType: userType === 'client' ? 'private' : userType };
  const worksFor = await findEmployer(db, id);
  return worksFor ? { ...person, worksFor } : person;
};

const noCookie = () => {
  throw new Error('A mail has no browser');
};

interface Words {
  receiverId: number;
  content: string;
}

/** Makes the same call as the composer: parsed, judged, limited and announced alike. */
const send = (services: Services, { user, person }: { user: User; person: Person }, words: Words) => {
  const requestContext: RequestContext = {
    person,
    account: user,
    sessionId: null,
    isProved: false,
    browserToken: null,
    knownToken: null,
    bearer: null,
    tokenId: null,
    idempotencyKey: null,
    signature: null,
    ip: 'mail',
    origin: '',
    userAgent: null,
    language: mailLanguageOf(user),
  };
  const cookies = { setSession: noCookie, setBrowserToken: noCookie, setKnownToken: noCookie };
  return runEndpointRoute(createSendMessageRoute(), { body: words }, requestContext, services, cookies);
};

/** A person who replies has read the messages quoted in the email, and none that came later. */
const markSeen = async (
  transaction: Db,
  person: Person,
  { userId, senderId, partnerId, issuedAt }: Replying,
) => {
  await lockLiveStreams(transaction, [senderId, partnerId]);
  const reading = { readerId: userId, partnerId, channelId: senderId };
  await markConversationNotificationsRead(transaction, { ...reading, until: issuedAt });
  const ownReading = messageReaderIdsOf(asCompanyOwner(person));
  const isNew = await markReadByTeamMember(transaction, { ...ownReading, partnerId, until: issuedAt });
  const upTo = await markMessagesReadFrom(transaction, senderId, partnerId, issuedAt);
  if (isNew || upTo !== undefined) await sendLiveReadEvent(transaction, { ...ownReading, partnerId, upTo });
};

/** Accepts an email once: the claim, the message and its effects on the thread are one transaction. */
const takeOnce = (services: Services, fingerprint: Buffer, work: (services: Services) => Promise<unknown>) =>
  services.db.transaction(async (transaction) => {
    const claimed = await transaction
      .insert(receivedReplies)
      .values({ messageHash: fingerprint })
      .onConflictDoNothing();
    if (claimed.rowCount === 0) return 'known' as const;
    await work({ ...services, db: transaction });
    return 'sent' as const;
  });

/** Returns why a reply is not accepted; null for failures worth another try, such as a limit. */
const reasonOf = (error: unknown, user: User): string | null => {
  const isNo = error instanceof InvalidInputError || (error instanceof Refusal && error.terms.status !== 429);
  return isNo ? createErrorResponse(error, stringsOf(mailLanguageOf(user))).body.message : null;
};

const refuseOnce = async (
  services: Services,
  fingerprint: Buffer,
  user: User,
  reason: string,
  partnerId: number,
) => {
  const undeliveredReply = { to: user.email, language: mailLanguageOf(user), partnerId, reason };
  const outcome = await takeOnce(services, fingerprint, async (within) => {
    await within.limits.spend('not-delivered', user.id, NOT_DELIVERED_AN_HOUR);
    await mailReplyNotDelivered(within, undeliveredReply);
  });
  return outcome === 'known' ? outcome : ('refused' as const);
};

const take = async (services: Services, raw: Uint8Array, ownAddress: string): Promise<Outcome> => {
  const { fingerprint, isAutomatic, recipients, from } = parseEmailHeaders(raw);
  const token = replyTokenIn(recipients, ownAddress);
  if (isAutomatic || token === undefined) return 'ignored';
  const replying = await readReplyToken(services.db, token);
  const user = replying && (await findUser(services.db, replying.userId));
  if (!replying || !user) return 'ignored';
  const { partnerId } = replying;
  const person = await personOf(services.db, user);
  const { notDelivered } = stringsOf(mailLanguageOf(user)).messagingLetters;
  const no = (reason: string) => refuseOnce(services, fingerprint, user, reason, partnerId);
  // Our email may have been forwarded: then a stranger has its token too.
  if (from !== user.email.toLowerCase()) return no(notDelivered.otherSender);
  if (asCompanyOwner(person).id !== replying.senderId) return no(notDelivered.notInTeam);
  if (replying.isOver) return no(notDelivered.tooOld);
  const mail = await read(raw);
  if (!mail) return no(notDelivered.unreadable);
  if (mail.content === '') return no(notDelivered.noText);
  try {
    return await takeOnce(services, fingerprint, async (within) => {
      await within.limits.spend('replies-by-mail', user.id, REPLIES_A_DAY);
      await markSeen(within.db, person, replying);
      await send(within, { user, person }, { receiverId: partnerId, content: mail.content });
    });
  } catch (error) {
    const reason = reasonOf(error, user);
    if (reason === null) throw error;
    return no(reason);
  }
};

export const receiveEmailReplyRoute: EndpointRoute = handle(
  receiveEmailReply,
  async ({ bearer, readRaw, services, refuse }) => {
    const { inboundMail } = services.config;
    if (!inboundMail) throw refuse('notFound');
    if (bearer === null || !inboundMail.secrets.some((secret) => isSameSecret(bearer, secret)))
      throw refuse('wrongSecret');
    return { outcome: await inTurn(async () => take(services, await readRaw(), inboundMail.address)) };
  },
);

export const deleteOldReceivedReplies = (db: Db) =>
  db
    .delete(receivedReplies)
    .where(
      lt(receivedReplies.createdAt, sql`now() - make_interval(days => ${RETENTION_DAYS.answeredMails})`),
    );
