import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { enqueueMail, mailLanguageOf } from '#features/notifications/email/server/index.ts';
import { href } from '#kernel/href.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { dormantAccountEmail } from './account-emails.ts';
import { sessions, users } from './tables.ts';

const AT_ONCE = 100;

/** Selects the last activity; an account that was never used has its creation. */
const lastSeen = sql`greatest(${users.createdAt}, ${users.lastLoginDate},
  (select max(${sessions.lastUsedAt}) from ${sessions} where ${sessions.userId} = ${users.id}))`;

const daysAgo = (days: number) => sql`app_now() - make_interval(days => ${days})`;

const { dormantAccounts, dormantWarning } = RETENTION_DAYS;

/** A company's account is listed in the directory, and an admin's is removed by hand. */
const mayEnd = and(
  inArray(users.userType, ['private', 'client']),
  isNull(users.erasedAt),
  isNull(users.eraseAt),
);

/** The rows are locked, so that a sign-in meanwhile is either seen or comes after. */
const dormant = (transaction: Db, since: SQL) =>
  transaction
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(mayEnd, since))
    .orderBy(users.id)
    .limit(AT_ONCE)
    .for('no key update', { skipLocked: true });

const warn = ({ db, jobs, clock, config }: Services) =>
  db.transaction(async (transaction) => {
    const people = await dormant(
      transaction,
      sql`${users.dormantWarnedAt} is null and ${lastSeen} < ${daysAgo(dormantAccounts - dormantWarning)}`,
    );
    for (const { id, email, language: last } of people) {
      const language = mailLanguageOf({ language: last });
      const emailContent = dormantAccountEmail(
        language,
        `${publicBaseUrl(config, language)}${href('/auth')}`,
      );
      await enqueueMail(transaction, { jobs, clock }, { to: email, language, letter: emailContent });
      await transaction
        .update(users)
        .set({ dormantWarnedAt: sql`now()` })
        .where(eq(users.id, id));
    }
    return people.length;
  });

/** Dormant accounts are erased as if their person had requested it. */
const end = ({ db }: Services) =>
  db.transaction(async (transaction) => {
    const people = await dormant(
      transaction,
      sql`${users.dormantWarnedAt} < ${daysAgo(dormantWarning)} and ${lastSeen} < ${users.dormantWarnedAt}`,
    );
    const ids = people.map(({ id }) => id);
    if (ids.length > 0) {
      await transaction
        .update(users)
        .set({ eraseAt: sql`app_now()` })
        .where(inArray(users.id, ids));
    }
    return people.length;
  });

/** People who came back are warned again the next time. */
const forgive = ({ db }: Services) =>
  db
    .update(users)
    .set({ dormantWarnedAt: null })
    .where(sql`${users.dormantWarnedAt} < ${lastSeen}`);

export const endDormantAccountsJob: JobDefinition = {
  name: 'end-dormant-accounts',
  every: '37 3 * * *',
  run: async (_, services) => {
    await forgive(services);
    while ((await end(services)) === AT_ONCE);
    while ((await warn(services)) === AT_ONCE);
  },
};

/** Forgets the networks of sign-up and last sign-in, which are of no use for long. */
export const deleteOldAccountNetworks = async (db: Db) => {
  const old = daysAgo(RETENTION_DAYS.networks);
  await db
    .update(users)
    .set({ signupIp: null })
    .where(sql`${users.signupIp} is not null and ${users.createdAt} < ${old}`);
  await db
    .update(users)
    .set({ lastLoginIp: null })
    .where(sql`${users.lastLoginIp} is not null and ${users.lastLoginDate} < ${old}`);
};
