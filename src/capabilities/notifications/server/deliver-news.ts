import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Language } from '#kernel/language.ts';
import { type CalendarPart, mail, readerLanguage, sms } from '#mail/server/index.ts';
import { type Kind, type StoredSubject, termsOf } from '#notifications/rules/kinds.ts';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import { publicAddress } from '#server/public-address.ts';
import type { Tools } from '#server/tools.ts';
import { stringsOf } from '#strings/strings.ts';
import { lineOf } from './line-of.ts';
import { issueReplyToken, issueUnsubscribeToken } from './mail-tokens.ts';
import { mutedFor } from './muted-news.ts';
import { newsLetter, type Work } from './news-letter.ts';
import { newsTitle } from './news-words.ts';
import { notifications } from './tables.ts';
import { messagesToQuote } from './unread-messages.ts';

type NewsItem = typeof notifications.$inferSelect;
type Reader = typeof users.$inferSelect;

/** Who is suspended hears nothing but what is owed to them. */
const findReader = async (transaction: Db, userId: number, isOwed: boolean): Promise<Reader | undefined> => {
  const [reader] = await transaction
    .select()
    .from(users)
    .where(
      and(eq(users.id, userId), isNull(users.erasedAt), isOwed ? undefined : eq(users.isSuspended, false)),
    );
  return reader;
};

/** What a kind's mail brings for the reader's calendar. Capabilities above know: the roof hands it in. */
export type CalendarOf = (
  transaction: Db,
  tools: Tools,
  about: { kind: Kind; subject: StoredSubject; reader: Pick<Reader, 'id' | 'email' | 'language'> },
) => Promise<CalendarPart | null>;

/**
 * What a kind's mail says of the work, so that it need not be looked up. Handed in like the calendar. Who is of a
 * company's team reads as its owner.
 */
export type WorkOf = (
  transaction: Db,
  about: { kind: Kind; subject: StoredSubject; readsAs: number; language: Language },
) => Promise<Work | null>;

interface FromAbove {
  calendarOf: CalendarOf;
  worksOf: readonly WorkOf[];
}

const findWork = async (transaction: Db, worksOf: readonly WorkOf[], about: Parameters<WorkOf>[1]) => {
  for (const workOf of worksOf) {
    const work = await workOf(transaction, about);
    if (work) return work;
  }
  return null;
};

interface Texting {
  reader: Reader;
  item: NewsItem;
  work: Work | null;
}

interface Mailing extends Texting {
  isOwed: boolean;
  quote: string[];
  calendar: CalendarPart | null;
}

const mailTo = async (transaction: Db, tools: Tools, mailing: Mailing) => {
  const { reader, item, isOwed, quote, work, calendar } = mailing;
  const { config } = tools;
  const readsIn = readerLanguage(reader);
  const language = work?.language ?? readsIn;
  const partnerId = termsOf(item.kind).partnerId?.(item.subject) ?? null;
  const replyToken =
    config.inboundMail && partnerId !== null
      ? await issueReplyToken(transaction, { userId: reader.id, partnerId, ownerId: item.ownerId })
      : null;
  await mail(transaction, tools, {
    to: reader.email,
    language,
    letter: newsLetter(item, {
      language,
      quote: quote.filter((text) => text !== ''),
      work,
      address: publicAddress(config, readsIn),
      canReply: replyToken !== null,
      unsubscribeToken: isOwed ? null : await issueUnsubscribeToken(transaction, reader.id),
    }),
    ...(calendar && { calendar }),
    ...(config.inboundMail &&
      replyToken !== null && { replyTo: config.inboundMail.address.replace('@', `+${replyToken}@`) }),
  });
};

const textTo = (transaction: Db, tools: Tools, { reader, item, work }: Texting) => {
  const readsIn = readerLanguage(reader);
  const language = work?.language ?? readsIn;
  const address = publicAddress(tools.config, readsIn) + termsOf(item.kind).href(item.subject);
  const text = stringsOf(language).letters.sms(newsTitle(item, language), address);
  return sms(transaction, tools, { to: reader.phoneNumber ?? '', text });
};

/**
 * Decides about mail and SMS with the settings of this moment. One transaction with a mark on the item: a job
 * that is killed and tried again has sent either nothing or all, and sends nothing twice.
 */
const deliverNews =
  ({ calendarOf, worksOf }: FromAbove) =>
  async (payload: unknown, tools: Tools) => {
    const { id } = payload as { id: number };
    await tools.db.transaction(async (transaction) => {
      const [item] = await transaction
        .select()
        .from(notifications)
        .where(and(eq(notifications.id, id), isNull(notifications.toldAt)))
        .for('update');
      if (!item) return;
      // The law owes it to the account, not to each of its team.
      const isForAccount = (item.ownerId ?? item.userId) === item.userId;
      const isOwed = termsOf(item.kind).isOwed === true && isForAccount;
      const reader = await findReader(transaction, item.userId, isOwed);
      if (!reader) return;
      const isAboutMessages = termsOf(item.kind).partnerId !== undefined;
      const quote = isAboutMessages ? await messagesToQuote(transaction, item.id) : [];
      if (isAboutMessages && quote.length === 0) return;
      const { kind, subject } = item;
      const language = readerLanguage(reader);
      const readsAs = await lineOf(transaction, reader.id);
      const work = await findWork(transaction, worksOf, { kind, subject, readsAs, language });
      const isMailed = !(termsOf(item.kind).isMailedWithPaper && isForAccount);
      const muted = await mutedFor(transaction, reader.id, item.kind);
      if (isMailed && ((reader.emailNotifications && !muted.has('email')) || isOwed)) {
        const calendar = await calendarOf(transaction, tools, { kind, subject, reader });
        await mailTo(transaction, tools, { reader, item, isOwed, quote, work, calendar });
      }
      // A number nobody has proved may be a stranger's, whom a text message would cost their sleep.
      const mayText =
        !reader.isSuspended &&
        reader.smsNotifications &&
        reader.isPhoneVerified &&
        reader.phoneNumber !== null;
      if (mayText && !muted.has('sms') && termsOf(item.kind).isTexted)
        await textTo(transaction, tools, { reader, item, work });
      await transaction
        .update(notifications)
        .set({ toldAt: sql`now()` })
        .where(eq(notifications.id, item.id));
    });
  };

export const deliverNewsJob = (fromAbove: FromAbove): Job => ({
  name: 'tell',
  run: deliverNews(fromAbove),
});
