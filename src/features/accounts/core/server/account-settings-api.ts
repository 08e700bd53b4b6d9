import { eq, sql } from 'drizzle-orm';
import { newUsernameSchema } from '#features/accounts/core/contract/account-fields.ts';
import {
  type ClientProfile,
  getClientProfile,
  updateClientProfile,
  updateNotificationSettings,
  updateOwnUser,
  withdrawContactChange,
} from '#features/accounts/core/contract/account-settings.ts';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { rememberLanguage } from '#kernel/remember-language.ts';
import { handle, InvalidInputError, invalidFieldError, type RequestContext } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import {
  cancelContactChange,
  isEmailOfAnother,
  prepareContactChange,
  removePhoneNumber,
  requestContactChange,
} from './contact-change.ts';
import { phoneNumberToE164 } from './phone-number-to-e164.ts';
import { readPersonById, presentCurrentUser, type UserRow, presentPendingContacts } from './read-people.ts';
import { users } from './tables.ts';
import { uniqueViolationOf } from './unique-violation.ts';

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

/** The check is not in the contract, because a person who has such a name already may send it along unchanged. */
const refuseNewName = (previous: UserRow, { username }: Changes) => {
  if (username === undefined || username === previous.username) return;
  const { error } = newUsernameSchema.safeParse(username);
  const [issue] = error?.issues ?? [];
  if (issue) throw new InvalidInputError([{ ...issue, path: ['username'] }]);
};

/** Every name and address that is tried counts, because the response reveals whether it is taken. */
const countNewNames = async ({ limits }: Services, previous: UserRow, { username, email }: Changes) => {
  const isNew =
    (username !== undefined && username !== previous.username) ||
    (email !== undefined && email.toLowerCase() !== previous.email.toLowerCase());
  if (isNew) await limits.spend('new-names', previous.id, NEW_NAMES_PER_PERSON);
};

const storedNumber = (input: string | null | undefined) => {
  if (!input) return input;
  const number = phoneNumberToE164(input);
  if (number === null) throw invalidFieldError('phoneNumber', messageKey('phoneInvalid'));
  return number;
};

/** Thrown inside the change; each endpoint refuses it by its own contract. */
class EmailTakenError extends Error {}

/** Returns only the contacts that change: an address that differs in case alone is the same. */
const newContacts = (previous: UserRow, { email, phoneNumber }: Changes) => ({
  email: email !== undefined && email.toLowerCase() !== previous.email.toLowerCase() ? email : undefined,
  phoneNumber: phoneNumber === previous.phoneNumber ? undefined : phoneNumber,
});

/** Validates and counts the changes, and makes their codes before the row is locked, because hashing them is slow. */
const prepare = async (services: Services, userId: number, changes: Changes) => {
  const person = await readPersonById(services.db, userId);
  refuseNewName(person, changes);
  await countNewNames(services, person, changes);
  const { email, phoneNumber } = newContacts(person, changes);
  if (email !== undefined && (await isEmailOfAnother(services.db, userId, email)))
    throw new EmailTakenError();
  return {
    email: email === undefined ? undefined : await prepareContactChange(services, userId, 'email', email),
    sms: phoneNumber ? await prepareContactChange(services, userId, 'sms', phoneNumber) : undefined,
  };
};

/** Changes a person's details. An address or number waits for the code that was sent to it. */
const change = async (
  context: RequestContext & { services: Services },
  userId: number,
  input: Changes,
): Promise<UserRow> => {
  const { services } = context;
  const changes = { ...input, phoneNumber: storedNumber(input.phoneNumber) };
  const codes = await prepare(services, userId, changes);
  return services.db.transaction(async (transaction) => {
    // The lock makes sure that of two concurrent changes neither undoes what the other had to forget.
    await transaction.execute(sql`select 1 from users where id = ${userId} for no key update`);
    const previous = await readPersonById(transaction, userId);
    const { email, phoneNumber } = newContacts(previous, changes);
    const otherChanges = {
      ...changes,
      email: email === undefined ? changes.email : undefined,
      phoneNumber: undefined,
    };
    const set = Object.fromEntries(Object.entries(otherChanges).filter(([, value]) => value !== undefined));
    if (Object.keys(set).length > 0) await transaction.update(users).set(set).where(eq(users.id, userId));
    const within = { ...services, db: transaction };
    // A value that matched when the codes were prepared was only sent along: without a code it is no requested change.
    if (email !== undefined && codes.email)
      await requestContactChange(within, context, previous, {
        type: 'email',
        contact: email,
        newCode: codes.email,
      });
    if (phoneNumber && codes.sms)
      await requestContactChange(within, context, previous, {
        type: 'sms',
        contact: phoneNumber,
        newCode: codes.sms,
      });
    if (phoneNumber === null) await removePhoneNumber(within, context, previous);
    return readPersonById(transaction, userId);
  });
};

const presentProfile = (row: UserRow): ClientProfile => ({ ...row, ...presentPendingContacts(row) });

export const accountSettingsRoutes = [
  handle(updateOwnUser, async (context) => {
    const { body, person, refuse } = context;
    try {
      return presentCurrentUser(await change(context, person.id, body));
    } catch (error) {
      if (error instanceof EmailTakenError) throw refuse('emailTaken');
      const violation = uniqueViolationOf(error);
      throw violation ? refuse(violation) : error;
    }
  }),

  handle(rememberLanguage, async ({ params: { language }, person, services }) => {
    await services.db.update(users).set({ language }).where(eq(users.id, person.id));
    return presentCurrentUser(await readPersonById(services.db, person.id), person.mustAddFactor);
  }),

  handle(getClientProfile, async ({ person, services }) =>
    presentProfile(await readPersonById(services.db, person.id)),
  ),

  handle(updateClientProfile, async (context) => {
    const { body, person, refuse } = context;
    try {
      return presentProfile(await change(context, person.id, body));
    } catch (error) {
      throw error instanceof EmailTakenError ? refuse('emailTaken') : error;
    }
  }),

  handle(withdrawContactChange, ({ params, person, services }) =>
    services.db.transaction(async (transaction) =>
      presentCurrentUser(await cancelContactChange(transaction, person.id, params.type)),
    ),
  ),

  handle(updateNotificationSettings, (context) => change(context, context.person.id, context.body)),
];
