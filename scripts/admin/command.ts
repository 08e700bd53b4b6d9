import { join } from 'node:path';
import { pino } from 'pino';
import type { ZodMiniType } from 'zod/mini';
import {
  emailSchema,
  newPasswordSchema,
  usernameSchema,
} from '#features/accounts/core/contract/account-fields.ts';
import { hashPassword, isCommonPassword } from '#features/accounts/core/server/passwords.ts';
import { formatShortDate, formatTime } from '#kernel/dates.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import { findSentence } from '#kernel/sentence-keys.ts';
import { type StaffRole, staffRoles } from '#kernel/signed-in-person.ts';
import { connectOutsidePool } from '#server/database/connect-outside-pool.ts';
import { sqlStateOf } from '#server/database/database-errors.ts';
import type { Db } from '#server/database/db.ts';
import { findOrStartDatabase } from '#server/database/find-or-start-database.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import '#app/strings/all-strings.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { stringsOf } from '#strings/strings.ts';
import { createAdmin, endSessionsOfName, listAdmins, resetSecondFactor, revokeAdmin } from './admins.ts';

const USAGE = `Say what to do:
  npm run admin -- create NAME EMAIL [moderator|admin]    asks for the password, or reads it from a pipe
  npm run admin -- list
  npm run admin -- revoke NAME
  npm run admin -- reset-factor NAME    ends codes, passkeys and sessions of somebody who lost their phone
  npm run admin -- end-sessions NAME    signs anybody out everywhere`;

// A table, a column or a function that a migration of this version would have made.
const NOT_MIGRATED = new Set(['42P01', '42703', '42883']);

const words = stringsOf(DEFAULT_LANGUAGE);

/** The command works on these data, and talks with its operator by these functions. */
export interface CommandSurroundings {
  databaseUrl: string | undefined;
  dataDir: string;
  askPassword: () => Promise<string>;
  /** Prints a line about something done. */
  say: (line: string) => void;
  /** Prints a line about an obstacle. */
  warn: (line: string) => void;
}

/** Logs who became or ceased to be an admin, and by which user of this machine: in numbers, so it names nobody. */
const openLog = ({ dataDir }: CommandSurroundings) => {
  const file = pino.destination({ dest: join(dataDir, 'admin.log'), mkdir: true, sync: true });
  return pino({ base: { by: process.getuid?.() } }, file);
};

const withDatabase = async <Result>(
  { databaseUrl, dataDir, warn }: CommandSurroundings,
  work: (db: Db) => Promise<Result>,
): Promise<Result> => {
  const log = { info: warn, warn, error: warn };
  const database = await findOrStartDatabase({ databaseUrl, dataDir, log });
  try {
    const client = await connectOutsidePool(database.connection);
    try {
      return await work(openDrizzle(client));
    } finally {
      await client.end();
    }
  } finally {
    await database.stop();
  }
};

/** Returns the value as registering would accept it, or throws with the words that registering would show. */
const accepted = (schema: ZodMiniType<string>, value: string): string => {
  const { data, error } = schema.safeParse(value);
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  throw new StartupError(findSentence(words, issue?.message ?? '') ?? words.server.invalidField);
};

const create = async (
  around: CommandSurroundings,
  { name, address, staffRole }: { name: string; address: string; staffRole: StaffRole },
) => {
  const admin = {
    staffRole,
    username: accepted(usernameSchema, name).normalize('NFC'),
    email: accepted(emailSchema, address),
  };
  const password = accepted(newPasswordSchema, await around.askPassword());
  if (isCommonPassword(password)) throw new StartupError(words.accounts.passwordTooCommon);
  const hash = await hashPassword(password);
  const id = await withDatabase(around, async (db) => {
    const log = openLog(around);
    const userId = await createAdmin(db, { ...admin, password: hash });
    log.info({ userId, staffRole }, 'made an admin');
    return userId;
  });
  const roleText = staffRole === 'admin' ? 'an admin' : 'a moderator';
  around.say(`${admin.username} is ${roleText} now (account ${id}).`);
};

const revoke = async (around: CommandSurroundings, name: string) => {
  const { id, ended, areAdminsLeft } = await withDatabase(around, async (db) => {
    const log = openLog(around);
    const revoked = await revokeAdmin(db, name);
    log.info({ userId: revoked.id }, 'an admin no longer');
    return revoked;
  });
  around.say(`${name} is an ordinary account now (account ${id}), signed out of ${ended} session(s).`);
  // Not refused, as it is on the page: the last admin's account may be the one that was taken over.
  if (!areAdminsLeft)
    around.warn('Nobody is an admin any more. Make one: npm run admin -- create NAME EMAIL admin');
};

const resetSecondFactorOf = async (around: CommandSurroundings, name: string) => {
  const { id, ended } = await withDatabase(around, async (db) => {
    const log = openLog(around);
    const reset = await resetSecondFactor(db, name);
    log.info({ userId: reset.id }, 'reset a second factor');
    return reset;
  });
  around.say(`${name} signs in by password again (account ${id}), signed out of ${ended} session(s).`);
};

const endSessions = async (around: CommandSurroundings, name: string) => {
  const { id, ended } = await withDatabase(around, async (db) => {
    const log = openLog(around);
    const person = await endSessionsOfName(db, name);
    log.info({ userId: person.id }, 'signed out everywhere');
    return person;
  });
  around.say(`${name} (account ${id}) is signed out of ${ended} session(s).`);
};

const moment = (date: Date | null) =>
  date ? `${formatShortDate(date, DEFAULT_LANGUAGE)} ${formatTime(date)}` : 'never';

const list = async (around: CommandSurroundings) => {
  const admins = await withDatabase(around, listAdmins);
  const rows = [
    ['id', 'name', 'email', 'role', 'since', 'last sign-in'],
    ...admins.map((admin) => [
      String(admin.id),
      admin.username,
      admin.email,
      admin.staffRole ?? '',
      moment(admin.createdAt),
      moment(admin.lastLoginDate),
    ]),
  ];
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  for (const row of rows) {
    around.say(
      row
        .map((cell, column) => cell.padEnd(widthOf(column) + 2))
        .join('')
        .trimEnd(),
    );
  }
};

const run = (around: CommandSurroundings, [command, ...words]: readonly string[]): Promise<void> => {
  const [name, address, role = 'admin', ...rest] = words;
  const staffRole = staffRoles.find((knownRole) => knownRole === role);
  if (command === 'create' && name && address && staffRole && rest.length === 0) {
    return create(around, { name, address, staffRole });
  }
  if (command === 'revoke' && name && words.length === 1) return revoke(around, name);
  if (command === 'reset-factor' && name && words.length === 1) return resetSecondFactorOf(around, name);
  if (command === 'end-sessions' && name && words.length === 1) return endSessions(around, name);
  if (command === 'list' && words.length === 0) return list(around);
  throw new StartupError(USAGE);
};

const plainly = (error: unknown): string => {
  if (error instanceof StartupError) return error.message;
  if (NOT_MIGRATED.has(sqlStateOf(error) ?? '')) {
    return 'This database is not at the version of this Giewel. Start Giewel once, then try again.';
  }
  // drizzle's own message repeats what was to be stored.
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return caughtErrorMessage(cause instanceof AggregateError ? cause.errors[0] : cause);
};

/** Runs the command. Returns a sentence that says why it failed, or null. */
export const runAdmin = async (
  around: CommandSurroundings,
  commandWords: readonly string[],
): Promise<string | null> => {
  try {
    await run(around, commandWords);
    return null;
  } catch (error) {
    return plainly(error);
  }
};
