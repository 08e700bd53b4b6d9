import type { Client } from 'pg';
import { connectOutsidePool } from '#server/database/connect-outside-pool.ts';
import { sqlStateOf } from '#server/database/database-errors.ts';
import { findOrStartDatabase } from '#server/database/find-or-start-database.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { retryJobs, storedJobsSql } from '#server/jobs/stored-jobs.ts';

const USAGE = `Say what to do:
  npm run jobs -- failed        what was given up, by id, with its last error
  npm run jobs -- waiting       what waits, by kind, and why it was not done yet
  npm run jobs -- retry ID      tries one that was given up once more, three days if need be
  npm run jobs -- retry NAME    the same for all of a kind, such as mail, and at once for those that wait for their next try`;

const UNDEFINED_TABLE = '42P01';

/** The command works on these data, and talks with its operator by these functions. */
interface Surroundings {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Prints a line of the result. */
  say: (line: string) => void;
  /** Prints a line about an obstacle. */
  warn: (line: string) => void;
}

const moment = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const asOneLine = (text: string | null) => (text ?? 'no error').replaceAll(/\s+/g, ' ').slice(0, 200);

/** Prints neither recipients nor contents: an operator who repairs the queue does not need them. */
const printFailed = async (client: Client, say: Surroundings['say']) => {
  const { rows } = await client.query<{
    id: string;
    name: string;
    attempts: number;
    at: Date;
    error: string | null;
  }>(
    `select id, name, attempts, failed_at as at, last_error as error from ${storedJobsSql} jobs
     where failed_at is not null order by failed_at, id`,
  );
  if (rows.length === 0) say('No job was given up.');
  for (const { id, name, attempts, at: failedAt, error } of rows)
    say(`${id}  ${name}  given up ${moment(failedAt)} after ${attempts} tries  ${asOneLine(error)}`);
};

const printWaiting = async (client: Client, say: Surroundings['say']) => {
  const { rows } = await client.query<{
    name: string;
    count: number;
    tries: number;
    since: Date;
    error: string | null;
  }>(
    `select name, count(*)::integer as count, max(attempts) as tries, min(created_at) as since, max(last_error) as error
     from ${storedJobsSql} jobs where failed_at is null and (run_at <= now() or attempts > 0) group by name order by name`,
  );
  if (rows.length === 0) say('No job is late.');
  for (const { name, count, tries, since, error } of rows)
    say(`${name}: ${count}, the oldest since ${moment(since)}, ${tries} tries at most, ${asOneLine(error)}`);
};

const retry = async (client: Client, jobOrName = '') => {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(jobOrName);
  const count = await retryJobs(openDrizzle(client), isId ? { id: jobOrName } : { name: jobOrName });
  if (count > 0) return `${count === 1 ? 'It is' : `${count} are`} tried again at once.`;
  if (!isId)
    throw new StartupError(
      `No job called ${jobOrName} has failed, or it is no use any more, or a newer one has taken its place.`,
    );
  const { rows } = await client.query<{ isValid: boolean }>(
    `select valid_until is null or valid_until > now() as "isValid" from ${storedJobsSql} jobs
     where id = $1 and failed_at is not null`,
    [jobOrName],
  );
  if (!rows[0]) throw new StartupError(`No job ${jobOrName} was given up.`);
  throw new StartupError(
    rows[0].isValid
      ? 'A newer job has taken its place, and does what it was to do.'
      : `Job ${jobOrName} held a code or a link that is no use any more. Whoever waits for it asks for a new one.`,
  );
};

const commands: Record<string, (client: Client, around: Surroundings, which?: string) => Promise<void>> = {
  failed: (client, { say }) => printFailed(client, say),
  waiting: (client, { say }) => printWaiting(client, say),
  retry: async (client, { say }, jobOrName) => {
    if (!jobOrName) throw new StartupError(USAGE);
    say(await retry(client, jobOrName));
  },
};

/** Null where it went well, or else why it did not. */
export const runJobsCommand = async (
  around: Surroundings,
  args: readonly string[],
): Promise<string | null> => {
  const [name = '', jobOrName] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return USAGE;
  try {
    const { warn, databaseUrl, dataDir } = around;
    const database = await findOrStartDatabase({
      databaseUrl,
      dataDir,
      log: { info: warn, warn, error: warn },
    });
    try {
      const client = await connectOutsidePool(database.connection);
      try {
        await command(client, around, jobOrName);
      } finally {
        await client.end();
      }
    } finally {
      await database.stop();
    }
    return null;
  } catch (error) {
    if (sqlStateOf(error) === UNDEFINED_TABLE) return 'This database knows no jobs yet. Start Giewel once.';
    return caughtErrorMessage(error);
  }
};
