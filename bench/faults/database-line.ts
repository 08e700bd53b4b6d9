// The line to the database is slow, then cut, then silent, for some seconds each, while people write.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import { openDatabaseProxy } from '#testing/database-proxy.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { startProduct } from '../../e2e/product.ts';
import { connectBy } from './connect-to-embedded-database.ts';
import { printFigure, reportFates } from './print-figure.ts';
import { openWriters, withoutLimits } from './writers.ts';

const FAULT_MS = 10_000;
const SLOW_BY_MS = 400;

const folder = await mkdtemp(join(tmpdir(), 'giewel-faults-'));
const database = await startEmbeddedPostgres({ dataDir: folder, log: quietLog });
const proxy = await openDatabaseProxy(database.connection);
const { host, port, user, database: name } = proxy.connection;
const product = await startProduct({
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  DATABASE_URL: `postgresql://${user}@${host}:${port}/${name}`,
});
const client = await connectBy(database.connection);
const writers = await openWriters(client);
const limits = withoutLimits(client);

for (const [fault, begin] of [
  [`slow by ${SLOW_BY_MS} ms a packet`, () => proxy.slowDown(SLOW_BY_MS)],
  ['cut', () => proxy.cut()],
  ['silent', () => proxy.fallSilent({ alsoNew: true })],
] as const) {
  const writing = writers.start(product.address);
  await delay(1_000);
  writers.answers();
  begin();
  await delay(FAULT_MS);
  const { statuses, longestMs } = writers.answers();
  proxy.heal();
  const seconds = await writers.untilTaken(product.address);
  await writing.stop();
  await writers.sendAgain(product.address);
  console.log(`\nThe line to the database is ${fault} for ${FAULT_MS / 1000} s`);
  printFigure('answers meanwhile', statuses || 'none');
  printFigure('longest anybody waited for one', `${(longestMs / 1000).toFixed(1)} s`);
  reportFates(await writers.fates(client), seconds);
}
limits.stop();
await client.end();
await product.end('SIGTERM');
await product.remove();
await database.stop();
proxy.close();
await rm(folder, { recursive: true, force: true });
