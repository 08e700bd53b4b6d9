import { asc, gt, inArray, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { storedFiles } from '#server/files/tables.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { runOnceEver } from '#server/jobs/run-once-ever.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import type { Services } from '#server/services/services.ts';

/** Each batch has this many people, so that no statement takes long. */
const AT_ONCE = 500;

/** Returns the next people who can have a picture, a logo or a gallery. */
const nextOwners = async (db: Db, afterId: number): Promise<number[]> => {
  const mayHave = sql`(${users.profilePictureUrl} is not null
    or exists (select from ${companyProfiles} where ${companyProfiles.userId} = ${users.id}))`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${gt(users.id, afterId)} and ${mayHave}`)
    .orderBy(asc(users.id))
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
};

const uncountedOf = async (db: Db, parts: readonly PersonalData[], userId: number): Promise<string[]> => {
  const names: string[] = [];
  for (const part of parts) names.push(...((await part.files?.(db, userId, [])) ?? []));
  if (names.length === 0) return [];
  const countedFiles = await db
    .select({ name: storedFiles.name })
    .from(storedFiles)
    .where(inArray(storedFiles.name, names));
  const countedNames = new Set(countedFiles.map(({ name }) => name));
  return names.filter((name) => !countedNames.has(name));
};

const count = async ({ db, files }: Services, ownerId: number, name: string) => {
  const file = await files.read(name);
  if (!file) return;
  file.content.destroy();
  await db.insert(storedFiles).values({ name, ownerId, bytes: file.size }).onConflictDoNothing();
};

/**
 * Counts pictures, logos and galleries that were stored before anything was counted. New ones are counted when stored.
 */
export const createCountStoredFilesJob = (parts: readonly PersonalData[]): JobDefinition => ({
  name: 'count-stored-files',
  every: '51 2 * * *',
  run: (_, services) =>
    runOnceEver(services.db, 'count-stored-files', async () => {
      let owners = await nextOwners(services.db, 0);
      while (owners.length > 0) {
        for (const id of owners)
          for (const name of await uncountedOf(services.db, parts, id)) await count(services, id, name);
        owners = await nextOwners(services.db, owners.at(-1) ?? 0);
      }
    }),
});
