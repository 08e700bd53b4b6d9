import { setTimeout } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/core/server/tables.ts';
import { receipts, subscriptions } from '#features/billing/subscriptions/server/tables.ts';
import {
  companyProfiles,
  companyServices,
  projectGalleryPictures,
} from '#features/companies/core/server/tables.ts';
import { measureResponseTimes, measureTradeMedians } from '#features/companies/insights/server/index.ts';
import { companyDayCounts } from '#features/companies/insights/server/tables.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import { companyLeads } from '#features/dashboards/company/server/tables.ts';
import { companyLikes, folderCompanies, folders } from '#features/folders/core/server/tables.ts';
import { conversationReports, messages } from '#features/messaging/core/server/tables.ts';
import { clientReports } from '#features/moderation/client-reports/server/tables.ts';
import { contentReports } from '#features/moderation/core/server/tables.ts';
import { notifications } from '#features/notifications/core/server/tables.ts';
import { projectEvents, projects } from '#features/projects/core/server/tables.ts';
import { projectMilestones } from '#features/projects/room/server/tables.ts';
import { computeTradePrices } from '#features/quotes/prices/server/index.ts';
import { reviewFlags, reviews } from '#features/reviews/core/server/tables.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { allowOutsideCallsInTransaction } from '#server/processes/outside-calls-and-transactions.ts';
import type { Db } from './builders/db.ts';
import { ensureCategories } from './categories.ts';
import { insertRows } from './insert-rows.ts';
import { isDemoLoaded } from './is-demo-loaded.ts';
import { type TableName, tableNames } from './plan/demo.ts';
import { planDemo } from './plan/plan-demo.ts';
import { makeRoomFiles, storeRoomFiles } from './room-files.ts';
import { storeDecisions } from './store-decisions.ts';
import { makeLogoFiles, storeLogos } from './store-logos.ts';
import { storeQuoteTemplates } from './store-quote-templates.ts';
import { storeQuotes } from './store-quotes.ts';
import { makeRequestFiles, storeRequests } from './store-requests.ts';
import { storeTakedown } from './store-takedown.ts';
import { storeVisits } from './store-visits.ts';

const tables = {
  users,
  companies: companyProfiles,
  companyFacts: companyProofs,
  subscriptions,
  receipts,
  services: companyServices,
  projects,
  projectEvents,
  milestones: projectMilestones,
  pictures: projectGalleryPictures,
  reviews,
  reviewFlags,
  messages,
  folders,
  folderCompanies,
  contacts: companyLikes,
  notifications,
  clientReports,
  companyLeads,
  contentReports,
  conversationReports,
} as const satisfies Record<TableName, PgTable>;

export type DemoCounts = Partial<Record<TableName, number>>;

export interface DemoOptions {
  /** Everything in the demo happened some days before this moment. */
  now: Date;
  /** demo-client, demo-company, demo-moderator and demo-admin share it. */
  password: string;
  /** Stores the uploads of the demo's people. */
  files: FileStore;
}

const TRY_AGAIN_MS = 200;

/** Admits one loader at a time. Another waits longer than a statement may, so it polls. */
const lockDemo = async (tx: Db) => {
  for (;;) {
    const { rows } = await tx.execute<{ isOurs: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('demo')) as "isOurs"`,
    );
    if (rows[0]?.isOurs) return;
    await setTimeout(TRY_AGAIN_MS);
  }
};

/** Loads the demo, all of it or none. Returns how many rows each table got, or null if a demo exists already. */
export const loadDemo = async (db: Db, { now, password, files }: DemoOptions): Promise<DemoCounts | null> => {
  // Checked here too: drawing takes seconds that would be in vain.
  if (await isDemoLoaded(db)) return null;
  const roomFiles = await makeRoomFiles();
  const requestFiles = await makeRequestFiles();
  const logoFiles = await makeLogoFiles();
  const passwordHash = await hashOnce(password);
  const load = async (tx: Db) => {
    await lockDemo(tx);
    // Readers go on and writers wait, so the ids from here on are ours without gaps.
    const names = tableNames.map((name) => sql.identifier(getTableName(tables[name])));
    await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in share row exclusive mode`);
    if (await isDemoLoaded(tx)) return null;

    const categoryIds = await ensureCategories(tx);
    const rows = planDemo({ now, passwordHash, categoryIds, firstIds: await firstFreeIds(tx) });
    const counts: DemoCounts = {};
    for (const name of tableNames) {
      await insertRows(tx, tables[name], rows[name].all);
      counts[name] = rows[name].all.length;
    }
    await insertRows(tx, companyDayCounts, rows.companyDays.all);
    await measureTradeMedians(tx, now);
    await computeTradePrices(tx, now);
    await measureResponseTimes(tx, now);
    await storeLogos(files, logoFiles);
    await storeRoomFiles(tx, files, rows.roomFiles.all, roomFiles);
    await storeRequests(tx, files, { rows, categoryIds, now }, requestFiles);
    await storeVisits(tx, { rows, now });
    await storeDecisions(tx, rows);
    await storeTakedown(tx, rows, now);
    await continueAfter(tx);
    await storeQuotes(tx, files, now);
    await storeQuoteTemplates(tx);
    return counts;
  };
  return db.transaction((tx) => allowOutsideCallsInTransaction(() => load(tx)));
};

const firstFreeIds = async (db: Db): Promise<DemoCounts> => {
  const ids: DemoCounts = {};
  for (const name of tableNames) {
    const { rows } = await db.execute<{ next: string }>(sql`select nextval(${sequenceOf(name)}) as next`);
    ids[name] = Number(rows[0]?.next);
  }
  return ids;
};

/**
 * The next row gets an id after ours. The tables come from the catalog, so that none is forgotten; a sequence that
 * is not behind stays as it is, for others may be taking numbers from it.
 */
const continueAfter = async (db: Db): Promise<void> => {
  const { rows } = await db.execute<{ sequence: string; table: string; column: string }>(sql`
    select pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence,
      attrelid::regclass::text as table, quote_ident(attname) as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and relnamespace = current_schema()::regnamespace`);
  for (const { sequence, table, column } of rows) {
    await db.execute(sql`
      select setval(${sequence}, largest)
      from (select max(${sql.raw(column)}) as largest from ${sql.raw(table)}) ids, ${sql.raw(sequence)} numbers
      where largest > last_value or (largest = last_value and not is_called)`);
  }
};

const sequenceOf = (name: TableName) => sql`pg_get_serial_sequence(${getTableName(tables[name])}, 'id')`;

/** Four accounts share one password, so they may share one hash. The package's own choice is argon2id. */
const hashOnce = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
