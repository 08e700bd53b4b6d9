// Fifty concurrent calls over two instances compete for every unique row that a call can create.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { insertSession } from '#features/accounts/core/server/sessions.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { createFolderFileStore } from '#server/files/folder-file-store.ts';
import { requestBuilders } from '#testing/permissions/calls.ts';
import { permissionTable } from '#testing/permissions/permission-table.ts';
import { requestAs } from '#testing/permissions/request-as.ts';
import { buildWorld, type TestWorld, testRoles } from '#testing/permissions/test-world.ts';
import { uniqueThings } from '#testing/permissions/unique-things.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { respondAsTranslator, translatorSettings } from '#testing/respond-as-translator.ts';
import { startStandIn } from '#testing/stand-in-server.ts';
import { startProduct } from '../../e2e/product.ts';
import { printFigure } from './print-figure.ts';
import { requestProducts } from './request-products.ts';

const AT_ONCE = 50;

const folder = await mkdtemp(join(tmpdir(), 'giewel-two-'));
const database = await startEmbeddedPostgres({ dataDir: folder, log: quietLog });
const { host, port, user, database: name } = database.connection;
const dataDir = join(folder, 'of-both');
const translator = await startStandIn();
translator.respond = respondAsTranslator;
const settings = {
  DEMO: 'off',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  ...translatorSettings(translator.url),
  DATABASE_URL: `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
};
const products = [await startProduct(settings), await startProduct(settings)];
const client = new Pool(database.connection);
const db = openDrizzle(client);

const signIn = async (userId: number) => {
  const session = { userId, isRemembered: true, ip: null, userAgent: null };
  return `session=${(await insertSession(db, session)).value}`;
};

/** The calls of tests see the two instances as one host. */
const both = {
  db,
  pool: client,
  services: { files: createFolderFileStore(join(dataDir, 'files')) },
  signIn,
  ask: requestProducts(products, signIn),
} as unknown as TestWorld['host'];

const tableOf = async (index: string) => {
  const { rows } = await client.query<{ name: string }>(
    'select indrelid::regclass::text as name from pg_index where indexrelid = $1::regclass',
    [index],
  );
  return rows[0]?.name ?? '';
};
const countRows = async (table: string) =>
  (await client.query<{ count: number }>(`select count(*)::int from ${table}`)).rows[0]?.count ?? 0;

/** Counts the new rows of the table after fifty identical calls, and their responses. */
const race = async (call: string, table: string) => {
  await client.query(
    `update users set user_type = 'private', staff_role = null where user_type = 'admin'; delete from rate_limits`,
  );
  const world = await buildWorld(both);
  const statusesOf = permissionTable.find(({ name: row }) => row === call)?.statuses;
  const role = testRoles.find((person) => statusesOf && statusesOf[person] < 300);
  if (!role) throw new Error(`Nobody may ask for ${call}`);
  const fixture = (await requestBuilders[call]?.(world)) ?? {};
  // A stored translation would be served again, and each request here has to create one.
  await client.query('delete from translations');
  const cookie = role === 'visitor' ? undefined : await both.signIn(world.ids[role]);
  const rowsBefore = await countRows(table);
  const responses = await Promise.all(
    Array.from({ length: AT_ONCE }, () => requestAs(world, role, call, fixture, cookie)),
  );
  return { grown: (await countRows(table)) - rowsBefore, statuses: responses.map(({ status }) => status) };
};

console.log(`\n${AT_ONCE} at once over two instances: rows more`);
let acknowledged = 0;
let doubled = 0;
let failed = 0;
for (const { index, call, isOne } of uniqueThings) {
  const { grown, statuses } = await race(call, await tableOf(index));
  const statusSummary = Object.entries(Object.groupBy(statuses, (status) => status)).map(
    ([status, those]) => `${status}: ${those?.length}`,
  );
  printFigure(`${index.slice(0, 40)} (${statusSummary.join(', ')})`, grown, isOne ? '0 or 1' : '');
  acknowledged += statuses.filter((status) => status < 300).length;
  failed += statuses.filter((status) => status >= 500).length;
  if (isOne) doubled += Math.max(0, grown - 1);
}
printFigure('unique things', uniqueThings.length);
printFigure('sent', uniqueThings.length * AT_ONCE);
printFigure('acknowledged', acknowledged);
printFigure('failed', failed, '0');
printFigure('there twice', doubled, '0');
if (failed > 0 || doubled > 0) process.exitCode = 1;
await client.end();
for (const product of products) {
  await product.end('SIGTERM');
  await product.remove();
}
translator.end();
await database.stop();
await rm(folder, { recursive: true, force: true });
