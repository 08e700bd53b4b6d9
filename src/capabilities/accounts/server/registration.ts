import { lt, sql } from 'drizzle-orm';
import { checkRegistration, register } from '#accounts/contract/accounts.ts';
import { say } from '#accounts/strings/say.ts';
import type { ParsedInput } from '#kernel/endpoint.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import {
  type Asker,
  answer,
  answerInSteps,
  invalidField,
  invalidFields,
  type Route,
} from '#server/http/answer.ts';
import { networkOf } from '#server/network.ts';
import type { Tools } from '#server/tools.ts';
import { beginSession } from './begin-session.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { hasEmail, isNamed, presentUser, type UserRow } from './people.ts';
import { toE164 } from './phone-number.ts';
import { signupAttempts, users } from './tables.ts';
import { provedContacts } from './verification.ts';

type Joining = ParsedInput<typeof register>['body'];

/** What a company brings when it joins; accounts stand below companies, so the roof hands them one that does it. */
export interface NewCompany {
  userId: number;
  name: string;
  vatNumber: string | null;
  registrationNumber: string | null;
  phoneNumber: string | null;
  email: string;
  /** It agreed that everybody reads the two on its page. */
  isContactPublic: boolean;
  /** What it has in mind; nothing is paid for yet. */
  subscriptionPlan: 'basic' | 'professional' | 'premium' | null;
}

export type RegisterCompany = (transaction: Db, tools: Tools, company: NewCompany) => Promise<void>;

const NEW_ACCOUNTS_PER_NETWORK = { points: 100, seconds: 60 * 60 };

type Taken = 'usernameTaken' | 'emailTaken';

export const takenIn = async (
  db: Db,
  { username, email }: Pick<Joining, 'username' | 'email'>,
): Promise<Taken | null> => {
  const [found] = await db
    .select({ isName: sql<boolean>`${isNamed(username)}` })
    .from(users)
    .where(sql`${isNamed(username)} or ${hasEmail(email)}`)
    .orderBy(sql`${isNamed(username)} desc`)
    .limit(1);
  if (!found) return null;
  return found.isName ? 'usernameTaken' : 'emailTaken';
};

const checkFurther = ({ phoneNumber, password }: Joining) => {
  if (isCommonPassword(password)) throw invalidField('password', say('passwordTooCommon'));
  if (!phoneNumber) return null;
  const number = toE164(phoneNumber);
  if (number === null) throw invalidField('phoneNumber', say('phoneInvalid'));
  return number;
};

const note = async (db: Db, { ip, userAgent }: Asker, failureReason: string | null) => {
  await db.insert(signupAttempts).values({
    ipAddress: ip,
    userAgent: userAgent?.slice(0, 300) ?? null,
    status: failureReason === null ? 'success' : 'failure',
    failureReason,
  });
};

export const forgetOldAttempts = (db: Db) =>
  db
    .delete(signupAttempts)
    .where(
      lt(signupAttempts.attemptTime, sql`now() - make_interval(days => ${RETENTION_DAYS.signUpAttempts})`),
    );

interface NewPerson {
  body: Joining;
  asker: Asker;
  password: string;
  phoneNumber: string | null;
}

/** The row, or null when somebody else has taken the name or the address meanwhile. */
const insertPerson = async (db: Db, { body, asker, password, phoneNumber }: NewPerson) => {
  const proved = await provedContacts(db, asker.browserToken, { email: body.email, sms: phoneNumber });
  const [row] = await db
    .insert(users)
    .values({
      password,
      phoneNumber,
      signupIp: asker.ip,
      language: asker.language,
      username: body.username.normalize('NFC'),
      email: body.email,
      userType: body.userType,
      fullName: body.fullName ?? null,
      passport: body.passport ?? null,
      emailNotifications: body.emailNotifications ?? true,
      smsNotifications: body.smsNotifications ?? true,
      isEmailVerified: proved.email,
      isPhoneVerified: proved.sms,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
};

const companyOf = (row: UserRow, body: Joining): NewCompany => ({
  userId: row.id,
  name: body.companyName ?? row.username,
  vatNumber: body.vatNumber ?? null,
  registrationNumber: body.registrationNumber ?? null,
  phoneNumber: row.phoneNumber,
  email: row.email,
  isContactPublic: body.isContactPublic ?? false,
  subscriptionPlan: body.subscriptionPlan ?? null,
});

/** Person, company and the note that somebody joined: all or nothing. */
const join = (db: Db, tools: Tools, person: NewPerson, registerCompany: RegisterCompany) =>
  db.transaction(async (transaction) => {
    const row = await insertPerson(transaction, person);
    if (!row) return null;
    if (row.userType === 'company') {
      await registerCompany(transaction, tools, companyOf(row, person.body));
    }
    await note(transaction, person.asker, null);
    return row;
  });

/** Counted like a registration: it shows as much about which names have an account. */
export const checkRegistrationRoute: Route = answer(
  checkRegistration,
  async ({ ip, body, tools, refuse }) => {
    const { username, password } = body;
    await tools.limits.spend('register-checks', networkOf(ip), NEW_ACCOUNTS_PER_NETWORK);
    const isTaken = (await tools.db.$count(users, isNamed(username))) > 0;
    // Both at once, each at its field: nobody is sent back twice.
    if (isCommonPassword(password))
      throw invalidFields({
        ...(isTaken && { username: say('usernameTaken') }),
        password: say('passwordTooCommon'),
      });
    if (isTaken) throw refuse('usernameTaken');
    return {};
  },
);

export const registrationRoute = (registerCompany: RegisterCompany): Route =>
  answerInSteps(register, {
    prepare: async (asking) => {
      const { body, tools, refuse } = asking;
      const phoneNumber = checkFurther(body);
      // Counted before any answer that shows which names and addresses have an account.
      await tools.limits.spend('register', networkOf(asking.ip), NEW_ACCOUNTS_PER_NETWORK);
      // Asked first because it is cheap; the unique indexes decide.
      const taken = await takenIn(tools.db, body);
      if (taken) {
        await note(tools.db, asking, taken);
        throw refuse(taken);
      }
      return { phoneNumber, password: await hashPassword(body.password) };
    },
    handle: async (asking, { phoneNumber, password }) => {
      const { body, tools, refuse } = asking;
      const row = await join(
        tools.db,
        tools,
        { body, asker: asking, password, phoneNumber },
        registerCompany,
      );
      if (!row) {
        const taken = (await takenIn(tools.db, body)) ?? 'usernameTaken';
        await note(tools.db, asking, taken);
        throw refuse(taken);
      }
      await beginSession(asking, row, body.rememberMe ?? false);
      return presentUser(row);
    },
  });
