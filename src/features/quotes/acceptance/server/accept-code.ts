import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { VERIFICATION_CODE_LENGTH } from '#features/accounts/core/contract/account-fields.ts';
import { hashPassword, verifyPassword } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { enqueueMail, enqueueSms } from '#features/notifications/email/server/index.ts';
import { maskContact } from '#features/quotes/acceptance/rules/mask-contact.ts';
import { ACCEPT_CODE_VALID_MINUTES, MAX_ACCEPT_CODE_ATTEMPTS } from '#features/quotes/core/rules/quotes.ts';
import type { QuoteRow } from '#features/quotes/core/server/index.ts';
import { quoteCodes, quoteLines, quoteVersions } from '#features/quotes/core/server/tables.ts';
import { formatEuroAmount } from '#kernel/format-amounts.ts';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { type ServerStrings, stringsOf } from '#strings/strings.ts';

const CODES_AN_HOUR = { points: 5, seconds: 60 * 60 };

/** Returns their verified address or number, or null if there is none. */
const targetOf = async (db: Db, personId: number, by: 'email' | 'sms'): Promise<string | null> => {
  const [person] = await db
    .select({
      email: users.email,
      phone: users.phoneNumber,
      isEmailVerified: users.isEmailVerified,
      isPhoneVerified: users.isPhoneVerified,
    })
    .from(users)
    .where(eq(users.id, personId));
  if (by === 'email') return person?.isEmailVerified ? person.email : null;
  return person?.isPhoneVerified ? person.phone : null;
};

interface Accepted {
  object: string;
  /** It is null where options can change it. */
  total: string | null;
}

/** The mail with the code says what is accepted, and for how much. */
const findAccepted = async (
  db: Db,
  { id, sentVersion }: Pick<QuoteRow, 'id' | 'sentVersion'>,
  language: Language,
): Promise<Accepted> => {
  const version = sentVersion ?? 1;
  const [row] = await db
    .select({ object: quoteVersions.object, total: quoteVersions.total })
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, id), eq(quoteVersions.version, version)));
  if (!row) return { object: '', total: null };
  const optionCount = await db.$count(
    quoteLines,
    and(eq(quoteLines.quoteId, id), eq(quoteLines.version, version), quoteLines.isOptional),
  );
  return { object: row.object, total: optionCount > 0 ? null : formatEuroAmount(row.total, language) };
};

const factsOf = ({ object, total }: Accepted, { work }: ServerStrings['letters']) => [
  ...(object === '' ? [] : [work.job(object)]),
  ...(total === null ? [] : [work.total(total)]),
];

interface Sending {
  quote: QuoteRow;
  personId: number;
  by: 'email' | 'sms';
  language: Language;
}

/** A new code replaces the one before. It is hashed like a password, and sent only if it is stored. */
export const issueAcceptCode = async (
  services: Services,
  { quote, personId, by, language }: Sending,
): Promise<string | null> => {
  const target = await targetOf(services.db, personId, by);
  if (target === null) return null;
  await services.limits.spend('quote-codes', personId, CODES_AN_HOUR);
  const code = String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');
  const set = {
    version: quote.sentVersion ?? 1,
    by,
    codeHash: await hashPassword(code),
    attempts: 0,
    // The database's clock decides, because those of the instances may differ.
    expiresAt: sql`now() + make_interval(mins => ${ACCEPT_CODE_VALID_MINUTES})`,
  };
  const { quotePaper, letters } = stringsOf(language);
  const { code: codeWords, changeCode } = quotePaper;
  // A change order that lowers the sum obliges nobody to pay, so its words do not say so.
  const words = quote.isChange ? changeCode : codeWords;
  const accepted = await findAccepted(services.db, quote, language);
  const nameWords = { number: quote.number ?? '', company: quote.shownCompany ?? '' };
  await services.db.transaction(async (transaction) => {
    await transaction
      .insert(quoteCodes)
      .values({ quoteId: quote.id, userId: personId, ...set })
      .onConflictDoUpdate({ target: [quoteCodes.quoteId, quoteCodes.userId], set });
    const validity = { validSeconds: ACCEPT_CODE_VALID_MINUTES * 60 };
    if (by === 'sms')
      await enqueueSms(
        transaction,
        services,
        { to: target, text: words.sms({ ...nameWords, code }) },
        validity,
      );
    else {
      const email = {
        // A locked phone shows subjects, and servers on the way log them, so the code stands in the text alone.
        subject: words.subject({ number: nameWords.number, total: accepted.total }),
        heading: words.heading,
        facts: factsOf(accepted, letters),
        paragraphs: [words.text(nameWords)],
        code,
        closing: codeWords.note,
      };
      await enqueueMail(transaction, services, { to: target, language, letter: email }, validity);
    }
  });
  return maskContact(target, by);
};

export interface VerifiedAcceptCode {
  by: 'email' | 'sms';
}

interface Bound {
  quoteId: number;
  personId: number;
  version: number;
}

const isBound = ({ quoteId, personId, version }: Bound) =>
  and(eq(quoteCodes.quoteId, quoteId), eq(quoteCodes.userId, personId), eq(quoteCodes.version, version));

const isAlive = and(lt(quoteCodes.attempts, MAX_ACCEPT_CODE_ATTEMPTS), gt(quoteCodes.expiresAt, sql`now()`));

interface ComparedCode {
  codeHash: string;
  isRight: boolean;
}

/** The slow comparison runs before the quote is locked; nobody learns its result unless `countAcceptAttempt` counts it. */
export const compareAcceptCode = async (db: Db, bound: Bound, code: string): Promise<ComparedCode | null> => {
  const [row] = await db
    .select({ codeHash: quoteCodes.codeHash })
    .from(quoteCodes)
    .where(and(isBound(bound), isAlive));
  return row ? { ...row, isRight: await verifyPassword(row.codeHash, code) } : null;
};

/** Counts one attempt, whatever becomes of the rest. */
export const countAcceptAttempt = async (
  db: Db,
  bound: Bound,
  compared: ComparedCode | null,
): Promise<VerifiedAcceptCode | 'wrong' | 'gone'> => {
  if (!compared) return 'gone';
  const [row] = await db
    .update(quoteCodes)
    .set({ attempts: sql`${quoteCodes.attempts} + 1` })
    .where(and(isBound(bound), isAlive, eq(quoteCodes.codeHash, compared.codeHash)))
    .returning();
  if (!row) return 'gone';
  return compared.isRight ? { by: row.by } : 'wrong';
};

/** Returns true for only one of two simultaneous attempts. */
export const consumeAcceptCode = async (transaction: Db, bound: Bound): Promise<boolean> => {
  const deleted = await transaction.delete(quoteCodes).where(isBound(bound));
  return deleted.rowCount === 1;
};

export const forgetOldQuoteCodes = (db: Db) =>
  db.delete(quoteCodes).where(lt(quoteCodes.expiresAt, sql`now()`));
