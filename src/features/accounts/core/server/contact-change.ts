import { and, eq, ne, sql } from 'drizzle-orm';
import { enqueueMail } from '#features/notifications/email/server/index.ts';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#server/database/db.ts';
import type { RequestContext } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { emailChangedEmail, emailChangeRequestedEmail, phoneChangedEmail } from './account-emails.ts';
import { hasEmailSql, type UserRow } from './read-people.ts';
import { recordSecurityEvent } from './security-events.ts';
import { deleteOtherSessions } from './sessions.ts';
import { passwordResets, users, verificationCodes } from './tables.ts';
import {
  type ContactType,
  sendContactChangeCode,
  createVerificationCode,
  type NewVerificationCode,
} from './verification-codes.ts';

const CHANGES_OF_A_PERSON = { points: 5, seconds: DAY_SECONDS };
/** The mail's reader may not be the person who requested it. */
const SENDS_TO_A_TARGET = { points: 3, seconds: DAY_SECONDS };

/** The new address or number waits in this column until its code comes back. */
export const pendingContactColumnByType = { email: 'pendingEmail', sms: 'pendingPhone' } as const;

/** Returns the waiting address or number in the form that codes are stored with. */
export const pendingContactOf = (person: UserRow, type: ContactType): string | null =>
  type === 'email' ? (person.pendingEmail?.toLowerCase() ?? null) : person.pendingPhone;

const forgetCodes = (db: Db, userId: number, type: ContactType) =>
  db
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.type, type)));

export const isEmailOfAnother = async (db: Db, userId: number, email: string): Promise<boolean> =>
  (await db.$count(users, and(hasEmailSql(email), ne(users.id, userId)))) > 0;

/** Upper and lower case make no other address. */
const asTarget = (type: ContactType, contact: string) => (type === 'email' ? contact.toLowerCase() : contact);

/** Sends a code to the new address or number once more. */
export const resendContactChangeCode = async (
  services: Services,
  language: Language,
  userId: number,
  type: ContactType,
  target: string,
) => {
  await services.limits.spend('change-target', `${type} ${target}`, SENDS_TO_A_TARGET);
  await sendContactChangeCode(services, {
    newCode: await createVerificationCode(),
    language,
    userId,
    type,
    target,
  });
};

/** Counts the requested change against the limits, and makes its code. */
export const prepareContactChange = async (
  { limits }: Pick<Services, 'limits'>,
  userId: number,
  type: ContactType,
  contact: string,
): Promise<NewVerificationCode> => {
  await limits.spend('contact-changes', userId, CHANGES_OF_A_PERSON);
  await limits.spend('change-target', `${type} ${asTarget(type, contact)}`, SENDS_TO_A_TARGET);
  return createVerificationCode();
};

/** Stores the new address or number as pending, and sends a code there. Until the code comes back nothing changes. */
export const requestContactChange = async (
  services: Services,
  requestContext: RequestContext,
  person: UserRow,
  { type, contact, newCode }: { type: ContactType; contact: string; newCode: NewVerificationCode },
): Promise<UserRow> => {
  const { db } = services;
  const { language } = requestContext;
  await forgetCodes(db, person.id, type);
  const [row = person] = await db
    .update(users)
    .set({ [pendingContactColumnByType[type]]: contact })
    .where(eq(users.id, person.id))
    .returning();
  const target = asTarget(type, contact);
  await sendContactChangeCode(services, { newCode, language, userId: person.id, type, target });
  // The old address gets a mail, so that a thief of the account cannot change it in silence.
  if (type === 'email')
    await enqueueMail(db, services, {
      to: person.email,
      language,
      letter: emailChangeRequestedEmail(language, contact),
    });
  const kind = type === 'email' ? 'email-change-asked' : 'phone-change-asked';
  await recordSecurityEvent(db, { kind, personId: person.id, from: requestContext });
  return row;
};

export const cancelContactChange = async (db: Db, userId: number, type: ContactType): Promise<UserRow> => {
  await forgetCodes(db, userId, type);
  const [row] = await db
    .update(users)
    .set({ [pendingContactColumnByType[type]]: null })
    .where(eq(users.id, userId))
    .returning();
  if (!row) throw new Error('A session without its person');
  return row;
};

/** Without a number there is nothing left to verify. */
export const removePhoneNumber = async (
  services: Services,
  requestContext: RequestContext,
  person: UserRow,
): Promise<UserRow> => {
  const { db } = services;
  await cancelContactChange(db, person.id, 'sms');
  const [row = person] = await db
    .update(users)
    .set({ phoneNumber: null, isPhoneVerified: false })
    .where(eq(users.id, person.id))
    .returning();
  const { language } = requestContext;
  await enqueueMail(db, services, { to: person.email, language, letter: phoneChangedEmail(language) });
  await recordSecurityEvent(db, { kind: 'phone-changed', personId: person.id, from: requestContext });
  return row;
};

/**
 * Makes the pending address or number the account's once its code has come back. Sessions elsewhere end, and links
 * mailed to the old address stop working.
 */
export const applyContactChange = async (
  services: Services,
  requestContext: RequestContext,
  person: UserRow,
  type: ContactType,
) => {
  const { db } = services;
  const { language, sessionId } = requestContext;
  const changes =
    type === 'email'
      ? { email: sql`pending_email`, pendingEmail: null, isEmailVerified: true }
      : { phoneNumber: sql`pending_phone`, pendingPhone: null, isPhoneVerified: true };
  await db.update(users).set(changes).where(eq(users.id, person.id));
  await forgetCodes(db, person.id, type);
  await db.delete(passwordResets).where(eq(passwordResets.userId, person.id));
  await deleteOtherSessions(db, person.id, sessionId ?? 0);
  const email =
    type === 'email' ? emailChangedEmail(language, person.pendingEmail ?? '') : phoneChangedEmail(language);
  await enqueueMail(db, services, { to: person.email, language, letter: email });
  const kind = type === 'email' ? 'email-changed' : 'phone-changed';
  await recordSecurityEvent(db, { kind, personId: person.id, from: requestContext });
};
