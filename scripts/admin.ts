// npm run admin -- create NAME EMAIL | list | revoke NAME

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import type { ZodMiniType } from 'zod/mini';
import { email, newPassword, username } from '#accounts/contract/fields.ts';
import { hashPassword, isCommonPassword } from '#accounts/server/passwords.ts';
import { formatShortDate, formatTime } from '#kernel/dates.ts';
import { HOUSE_LANGUAGE } from '#kernel/language.ts';
import { sentence } from '#kernel/sentences.ts';
import { messageOf } from '#server/caught.ts';
import { connectAlone } from '#server/database/connect-alone.ts';
import type { Db } from '#server/database/db.ts';
import { reachDatabase } from '#server/database/reach-database.ts';
import { sqlState } from '#server/database/sql-state.ts';
import { StartupError } from '#server/startup-error.ts';
import '#app/strings/all-strings.ts';
import { stringsOf } from '#strings/strings.ts';
import { createAdmin, listAdmins, revokeAdmin } from './admin/admins.ts';
import { askPassword } from './admin/ask-password.ts';

const USAGE = `Say what to do:
  npm run admin -- create NAME EMAIL    asks for the password, or reads it from a pipe
  npm run admin -- list
  npm run admin -- revoke NAME`;

// A table, a column or a function that a migration of this version would have made.
const NOT_MIGRATED = new Set(['42P01', '42703', '42883']);

const words = stringsOf(HOUSE_LANGUAGE);

if (existsSync('.env')) process.loadEnvFile('.env');
const dataDir = resolve(process.env['DATA_DIR'] || 'data');

/** Who became or ceased to be an admin, and by which user of this machine: in numbers, so it names nobody. */
const openLog = () => {
  const file = pino.destination({ dest: join(dataDir, 'admin.log'), mkdir: true, sync: true });
  return pino({ base: { by: process.getuid?.() } }, file);
};

const withDatabase = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
  const log = { info: console.error, warn: console.error, error: console.error };
  const database = await reachDatabase({ databaseUrl: process.env['DATABASE_URL'], dataDir, log });
  try {
    const client = await connectAlone(database.connection);
    try {
      return await work(drizzle({ client }));
    } finally {
      await client.end();
    }
  } finally {
    await database.stop();
  }
};

/** What registering would accept, or its own words for why not. */
const accepted = (schema: ZodMiniType<string>, value: string): string => {
  const { data, error } = schema.safeParse(value);
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  throw new StartupError(sentence(words, issue?.message ?? '') ?? words.server.invalidField);
};

const create = async (name: string, address: string) => {
  const admin = { username: accepted(username, name).normalize('NFC'), email: accepted(email, address) };
  const password = accepted(newPassword, await askPassword());
  if (isCommonPassword(password)) throw new StartupError(words.accounts.passwordTooCommon);
  const hash = await hashPassword(password);
  const id = await withDatabase(async (db) => {
    const log = openLog();
    const userId = await createAdmin(db, { ...admin, password: hash });
    log.info({ userId }, 'made an admin');
    return userId;
  });
  console.log(`${admin.username} is an admin now (account ${id}).`);
};

const revoke = async (name: string) => {
  const { id, ended } = await withDatabase(async (db) => {
    const log = openLog();
    const revoked = await revokeAdmin(db, name);
    log.info({ userId: revoked.id }, 'an admin no longer');
    return revoked;
  });
  console.log(`${name} is an ordinary account now (account ${id}), signed out of ${ended} session(s).`);
};

const moment = (at: Date | null) =>
  at ? `${formatShortDate(at, HOUSE_LANGUAGE)} ${formatTime(at)}` : 'never';

const list = async () => {
  const admins = await withDatabase(listAdmins);
  const rows = [
    ['id', 'name', 'email', 'since', 'last sign-in'],
    ...admins.map((admin) => [
      String(admin.id),
      admin.username,
      admin.email,
      moment(admin.createdAt),
      moment(admin.lastLoginDate),
    ]),
  ];
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widthOf(column) + 2))
        .join('')
        .trimEnd(),
    );
  }
};

const run = ([command, ...words]: string[]): Promise<void> => {
  const [name, address, ...rest] = words;
  if (command === 'create' && name && address && rest.length === 0) return create(name, address);
  if (command === 'revoke' && name && words.length === 1) return revoke(name);
  if (command === 'list' && words.length === 0) return list();
  throw new StartupError(USAGE);
};

const plainly = (error: unknown): string => {
  if (error instanceof StartupError) return error.message;
  if (NOT_MIGRATED.has(sqlState(error) ?? '')) {
    return 'This database is not at the version of this Giewel. Start Giewel once, then try again.';
  }
  // drizzle's own message repeats what was to be stored.
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return messageOf(cause instanceof AggregateError ? cause.errors[0] : cause);
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(plainly(error));
  process.exitCode = 1;
}
