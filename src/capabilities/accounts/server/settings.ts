import { and, eq, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { newUsername } from '#accounts/contract/fields.ts';
import {
  type ClientProfile,
  getClientProfile,
  updateClientProfile,
  updateNotifications,
  updateUser,
} from '#accounts/contract/settings.ts';
import { say } from '#accounts/strings/say.ts';
import { mail } from '#mail/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { type Asker, answer, InvalidInput, invalidField } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { emailChangedLetter } from './letters.ts';
import { findPerson, presentUser, type UserRow } from './people.ts';
import { toE164 } from './phone-number.ts';
import { noteSecurityEvent } from './security-events.ts';
import { users, verificationCodes } from './tables.ts';

interface Changes {
  username?: string | undefined;
  fullName?: string | null | undefined;
  passport?: string | null | undefined;
  email?: string | undefined;
  phoneNumber?: string | null | undefined;
  emailNotifications?: boolean | undefined;
  smsNotifications?: boolean | undefined;
}

const NEW_NAMES_PER_PERSON = { points: 10, seconds: 60 * 60 };

/** Checked here and not in the contract: who bears such a name already may send it along unchanged. */
const refuseNewName = (before: UserRow, { username }: Changes) => {
  if (username === undefined || username === before.username) return;
  const { error } = newUsername.safeParse(username);
  const [issue] = error?.issues ?? [];
  if (issue) throw new InvalidInput([{ ...issue, path: ['username'] }]);
};

/** Each name and address that is tried is counted, whatever comes of it: the answer tells whether somebody has it. */
const countNewNames = async ({ limits }: Tools, before: UserRow, { username, email }: Changes) => {
  const isNew =
    (username !== undefined && username !== before.username) ||
    (email !== undefined && email.toLowerCase() !== before.email.toLowerCase());
  if (isNew) await limits.spend('new-names', before.id, NEW_NAMES_PER_PERSON);
};

/** The unique index that a change ran into. */
const takenBy = (error: unknown): 'usernameTaken' | 'emailTaken' | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!(cause instanceof DatabaseError)) continue;
    if (cause.constraint === 'users_username_key') return 'usernameTaken';
    if (cause.constraint === 'users_email_key') return 'emailTaken';
  }
  return null;
};

const storedNumber = (written: string | null | undefined) => {
  if (!written) return written;
  const number = toE164(written);
  if (number === null) throw invalidField('phoneNumber', say('phoneInvalid'));
  return number;
};

/** What was proved of an address or number says nothing of the next one. */
const unproved = (before: UserRow, changes: Changes) => {
  const hasNewEmail =
    changes.email !== undefined && changes.email.toLowerCase() !== before.email.toLowerCase();
  const hasNewNumber = changes.phoneNumber !== undefined && changes.phoneNumber !== before.phoneNumber;
  return { hasNewEmail, hasNewNumber };
};

const forgetCodes = (db: Db, userId: number, type: 'email' | 'sms') =>
  db
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.type, type)));

/** Changes what is given of a person; what an address or number had proved goes with it. */
const change = async (
  asking: Asker & { tools: Tools },
  userId: number,
  wanted: Changes,
): Promise<UserRow> => {
  const { tools, language } = asking;
  const changes = { ...wanted, phoneNumber: storedNumber(wanted.phoneNumber) };
  return tools.db.transaction(async (transaction) => {
    // Locked, so that of two changes at once neither undoes what the other had to forget.
    await transaction.execute(sql`select 1 from users where id = ${userId} for no key update`);
    const before = await findPerson(transaction, userId);
    refuseNewName(before, changes);
    await countNewNames(tools, before, changes);
    const { hasNewEmail, hasNewNumber } = unproved(before, changes);
    const given = Object.entries({
      ...changes,
      ...(hasNewEmail && { isEmailVerified: false }),
      ...(hasNewNumber && { isPhoneVerified: false }),
    }).filter(([, value]) => value !== undefined);
    if (given.length === 0) return before;
    const [row = before] = await transaction
      .update(users)
      .set(Object.fromEntries(given))
      .where(eq(users.id, userId))
      .returning();
    if (hasNewNumber) {
      await forgetCodes(transaction, userId, 'sms');
      await noteSecurityEvent(transaction, { kind: 'phone-changed', personId: userId, from: asking });
    }
    if (hasNewEmail) {
      await forgetCodes(transaction, userId, 'email');
      await noteSecurityEvent(transaction, { kind: 'email-changed', personId: userId, from: asking });
      // The old address learns of it: whoever took the account over cannot do it in silence.
      await mail(transaction, tools, {
        to: before.email,
        language,
        letter: emailChangedLetter(language, row.email),
      });
    }
    return row;
  });
};

const presentProfile = (row: UserRow): ClientProfile => row;

export const settingsRoutes = [
  answer(updateUser, async (asking) => {
    const { body, person, refuse } = asking;
    try {
      return presentUser(await change(asking, person.id, body));
    } catch (error) {
      const taken = takenBy(error);
      throw taken ? refuse(taken) : error;
    }
  }),

  answer(getClientProfile, async ({ person, tools }) =>
    presentProfile(await findPerson(tools.db, person.id)),
  ),

  answer(updateClientProfile, async (asking) => {
    const { body, person, refuse } = asking;
    try {
      return presentProfile(await change(asking, person.id, body));
    } catch (error) {
      throw takenBy(error) === 'emailTaken' ? refuse('emailTaken') : error;
    }
  }),

  answer(updateNotifications, (asking) => change(asking, asking.person.id, asking.body)),
];
