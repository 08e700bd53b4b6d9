import { eq, sql } from 'drizzle-orm';
import { newUsername } from '#accounts/contract/fields.ts';
import {
  type ClientProfile,
  getClientProfile,
  updateClientProfile,
  updateNotifications,
  updateUser,
  withdrawChange,
} from '#accounts/contract/settings.ts';
import { say } from '#accounts/strings/say.ts';
import { rememberLanguage } from '#kernel/remember-language.ts';
import { type Asker, answer, InvalidInput, invalidField } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { askForChange, forgetChange, isAnothersEmail, prepareChange, removePhone } from './contact-change.ts';
import { findPerson, presentUser, type UserRow, waitingOf } from './people.ts';
import { toE164 } from './phone-number.ts';
import { users } from './tables.ts';
import { takenBy } from './taken-by.ts';

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

const storedNumber = (written: string | null | undefined) => {
  if (!written) return written;
  const number = toE164(written);
  if (number === null) throw invalidField('phoneNumber', say('phoneInvalid'));
  return number;
};

/** Thrown inside the change; each endpoint refuses it by its own contract. */
class EmailTaken extends Error {}

/** What of it is new: in other letters it is the same address. */
const newContacts = (before: UserRow, { email, phoneNumber }: Changes) => ({
  email: email !== undefined && email.toLowerCase() !== before.email.toLowerCase() ? email : undefined,
  phoneNumber: phoneNumber === before.phoneNumber ? undefined : phoneNumber,
});

/** Judges and counts what is wanted, and makes the codes it takes: hashing them would hold the row up. */
const prepare = async (tools: Tools, userId: number, wanted: Changes) => {
  const seen = await findPerson(tools.db, userId);
  refuseNewName(seen, wanted);
  await countNewNames(tools, seen, wanted);
  const { email, phoneNumber } = newContacts(seen, wanted);
  if (email !== undefined && (await isAnothersEmail(tools.db, userId, email))) throw new EmailTaken();
  return {
    email: email === undefined ? undefined : await prepareChange(tools, userId, 'email', email),
    sms: phoneNumber ? await prepareChange(tools, userId, 'sms', phoneNumber) : undefined,
  };
};

/** Changes what is given of a person. An address and a number wait for the code that was sent there. */
const change = async (asking: Asker & { tools: Tools }, userId: number, given: Changes): Promise<UserRow> => {
  const { tools } = asking;
  const wanted = { ...given, phoneNumber: storedNumber(given.phoneNumber) };
  const codes = await prepare(tools, userId, wanted);
  return tools.db.transaction(async (transaction) => {
    // Locked, so that of two changes at once neither undoes what the other had to forget.
    await transaction.execute(sql`select 1 from users where id = ${userId} for no key update`);
    const before = await findPerson(transaction, userId);
    const { email, phoneNumber } = newContacts(before, wanted);
    const others = {
      ...wanted,
      email: email === undefined ? wanted.email : undefined,
      phoneNumber: undefined,
    };
    const set = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
    if (Object.keys(set).length > 0) await transaction.update(users).set(set).where(eq(users.id, userId));
    const within = { ...tools, db: transaction };
    // What was no change a moment ago was sent along, and is none that was asked for.
    if (email !== undefined && codes.email)
      await askForChange(within, asking, before, { type: 'email', wanted: email, made: codes.email });
    if (phoneNumber && codes.sms)
      await askForChange(within, asking, before, { type: 'sms', wanted: phoneNumber, made: codes.sms });
    if (phoneNumber === null) await removePhone(within, asking, before);
    return findPerson(transaction, userId);
  });
};

const presentProfile = (row: UserRow): ClientProfile => ({ ...row, ...waitingOf(row) });

export const settingsRoutes = [
  answer(updateUser, async (asking) => {
    const { body, person, refuse } = asking;
    try {
      return presentUser(await change(asking, person.id, body));
    } catch (error) {
      if (error instanceof EmailTaken) throw refuse('emailTaken');
      const taken = takenBy(error);
      throw taken ? refuse(taken) : error;
    }
  }),

  answer(rememberLanguage, async ({ params: { language }, person, tools }) => {
    await tools.db.update(users).set({ language }).where(eq(users.id, person.id));
    return presentUser(await findPerson(tools.db, person.id), person.mustAddFactor);
  }),

  answer(getClientProfile, async ({ person, tools }) =>
    presentProfile(await findPerson(tools.db, person.id)),
  ),

  answer(updateClientProfile, async (asking) => {
    const { body, person, refuse } = asking;
    try {
      return presentProfile(await change(asking, person.id, body));
    } catch (error) {
      throw error instanceof EmailTaken ? refuse('emailTaken') : error;
    }
  }),

  answer(withdrawChange, ({ params, person, tools }) =>
    tools.db.transaction(async (transaction) =>
      presentUser(await forgetChange(transaction, person.id, params.type)),
    ),
  ),

  answer(updateNotifications, (asking) => change(asking, asking.person.id, asking.body)),
];
