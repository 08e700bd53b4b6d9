import { lt, sql } from 'drizzle-orm';
import { checkRegistration, registerAccount } from '#features/accounts/core/contract/accounts.ts';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import type { ParsedInput } from '#kernel/endpoint.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import {
  type EndpointRoute,
  handle,
  handleInSteps,
  invalidFieldError,
  invalidFieldsError,
  type RequestContext,
} from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import type { Services } from '#server/services/services.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { phoneNumberToE164 } from './phone-number-to-e164.ts';
import { hasEmailSql, hasUsernameSql, presentCurrentUser, type UserRow } from './read-people.ts';
import { signInPerson } from './sign-in-person.ts';
import { signupAttempts, users } from './tables.ts';
import { findContactsVerifiedByBrowser } from './verification-api.ts';

type Joining = ParsedInput<typeof registerAccount>['body'];

/**
 * A company gives these when it joins. Accounts are a layer below companies, so the app passes in the function that
 * adds it.
 */
export interface RegisteringCompany {
  userId: number;
  name: string;
  vatNumber: string | null;
  registrationNumber: string | null;
  phoneNumber: string | null;
  email: string;
  /** It agreed that its page shows both to everybody. */
  isContactPublic: boolean;
  /** It is only intended: nothing is paid for yet. */
  subscriptionPlan: 'basic' | 'professional' | 'premium' | null;
}

export type RegisterCompany = (
  transaction: Db,
  services: Services,
  company: RegisteringCompany,
) => Promise<void>;

const NEW_ACCOUNTS_PER_NETWORK = { points: 100, seconds: 60 * 60 };

type TakenCode = 'usernameTaken' | 'emailTaken';

export const whyAccountTaken = async (
  db: Db,
  { username, email }: Pick<Joining, 'username' | 'email'>,
): Promise<TakenCode | null> => {
  const [match] = await db
    .select({ isName: sql<boolean>`${hasUsernameSql(username)}` })
    .from(users)
    .where(sql`${hasUsernameSql(username)} or ${hasEmailSql(email)}`)
    .orderBy(sql`${hasUsernameSql(username)} desc`)
    .limit(1);
  if (!match) return null;
  return match.isName ? 'usernameTaken' : 'emailTaken';
};

const checkFurther = ({ phoneNumber, password }: Joining) => {
  if (isCommonPassword(password)) throw invalidFieldError('password', messageKey('passwordTooCommon'));
  if (!phoneNumber) return null;
  const number = phoneNumberToE164(phoneNumber);
  if (number === null) throw invalidFieldError('phoneNumber', messageKey('phoneInvalid'));
  return number;
};

const recordAttempt = async (db: Db, { ip, userAgent }: RequestContext, failureReason: string | null) => {
  await db.insert(signupAttempts).values({
    ipAddress: ip,
    userAgent: userAgent?.slice(0, 300) ?? null,
    status: failureReason === null ? 'success' : 'failure',
    failureReason,
  });
};

export const deleteOldSignUpAttempts = (db: Db) =>
  db
    .delete(signupAttempts)
    .where(
      lt(signupAttempts.attemptTime, sql`now() - make_interval(days => ${RETENTION_DAYS.signUpAttempts})`),
    );

interface NewPerson {
  body: Joining;
  requestContext: RequestContext;
  password: string;
  phoneNumber: string | null;
}

/** Returns the row, or null if somebody else has taken the name or the address meanwhile. */
const insertPerson = async (db: Db, { body, requestContext, password, phoneNumber }: NewPerson) => {
  const proved = await findContactsVerifiedByBrowser(db, requestContext.browserToken, {
    email: body.email,
    sms: phoneNumber,
  });
  const [row] = await db
    .insert(users)
    .values({
      password,
      phoneNumber,
      signupIp: requestContext.ip,
      language: requestContext.language,
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

const companyOf = (row: UserRow, body: Joining): RegisteringCompany => ({
  userId: row.id,
  name: body.companyName ?? row.username,
  vatNumber: body.vatNumber ?? null,
  registrationNumber: body.registrationNumber ?? null,
  phoneNumber: row.phoneNumber,
  email: row.email,
  isContactPublic: body.isContactPublic ?? false,
  subscriptionPlan: body.subscriptionPlan ?? null,
});

/** Person, company and sign-up attempt are stored together or not at all. */
const join = (db: Db, services: Services, person: NewPerson, registerCompany: RegisterCompany) =>
  db.transaction(async (transaction) => {
    const row = await insertPerson(transaction, person);
    if (!row) return null;
    if (row.userType === 'company') {
      await registerCompany(transaction, services, companyOf(row, person.body));
    }
    await recordAttempt(transaction, person.requestContext, null);
    return row;
  });

/** It counts like a registration, because it reveals as much about which names have an account. */
export const checkRegistrationRoute: EndpointRoute = handle(
  checkRegistration,
  async ({ ip, body, services, refuse }) => {
    const { username, password } = body;
    await services.limits.spend('register-checks', ipNetworkOf(ip), NEW_ACCOUNTS_PER_NETWORK);
    const isTaken = (await services.db.$count(users, hasUsernameSql(username))) > 0;
    // Both errors are reported together, each at its field, so that nobody is sent back twice.
    if (isCommonPassword(password))
      throw invalidFieldsError({
        ...(isTaken && { username: messageKey('usernameTaken') }),
        password: messageKey('passwordTooCommon'),
      });
    if (isTaken) throw refuse('usernameTaken');
    return {};
  },
);

export const createRegistrationRoute = (registerCompany: RegisterCompany): EndpointRoute =>
  handleInSteps(registerAccount, {
    prepare: async (context) => {
      const { body, services, refuse } = context;
      const phoneNumber = checkFurther(body);
      // The limit is spent before any response that shows which names and addresses have an account.
      await services.limits.spend('register', ipNetworkOf(context.ip), NEW_ACCOUNTS_PER_NETWORK);
      // This check comes first because it is cheap; the unique indexes decide.
      const takenCode = await whyAccountTaken(services.db, body);
      if (takenCode) {
        await recordAttempt(services.db, context, takenCode);
        throw refuse(takenCode);
      }
      return { phoneNumber, password: await hashPassword(body.password) };
    },
    handle: async (context, { phoneNumber, password }) => {
      const { body, services, refuse } = context;
      const row = await join(
        services.db,
        services,
        { body, requestContext: context, password, phoneNumber },
        registerCompany,
      );
      if (!row) {
        const takenCode = (await whyAccountTaken(services.db, body)) ?? 'usernameTaken';
        await recordAttempt(services.db, context, takenCode);
        throw refuse(takenCode);
      }
      await signInPerson(context, row, body.rememberMe ?? false);
      return presentCurrentUser(row);
    },
  });
