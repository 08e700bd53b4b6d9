// Two instances over a PostgreSQL with a synchronous standby: the primary is killed while people write through both, and the
// standby takes its place. node bench/faults/failover.ts [HOW MANY ACKNOWLEDGED WRITES], ten thousand unless said otherwise.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildCompany } from '#demo/builders/company.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { type Product, startProduct } from '../../e2e/product.ts';
import { connectBy } from './connect-to-embedded-database.ts';
import { printFigure, reportFates } from './print-figure.ts';
import { startTwoServers } from './start-primary-and-standby.ts';
import { openWriters, withoutLimits } from './writers.ts';

const WRITES = Number(process.argv[2] ?? 10_000);
const POLL_EVERY_MS = 50;
const WRITES_AGAIN_WITHIN = 2;

const servers = await startTwoServers({ primary: '127.43.0.1', standby: '127.43.0.2' });
const { primary, standby, folder } = servers;

const settings = {
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  DATA_DIR: join(folder, 'of-both'),
  DATABASE_URL: servers.url,
};
const products: Product[] = [await startProduct(settings), await startProduct(settings)];
const client = await connectBy(primary.connection);
const company = await buildCompany(openDrizzle(client));
const writers = await openWriters(client);

const pages = products.flatMap(({ address }) =>
  ['/', '/search', `/companies/${company.id}`].map((path) => address + path),
);
let looked = 0;
let seen = 0;
const poll = async (page: string) => {
  const response = await fetch(page).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  looked += 1;
  if (response?.status === 200) seen += 1;
};
await Promise.all(pages.map(poll));

const before = withoutLimits(client);
const writing = products.map(({ address }) => writers.start(address));
while (writers.acknowledged() < WRITES / 2) await delay(20);
[looked, seen] = [0, 0];
const looking = setInterval(() => pages.map(poll), POLL_EVERY_MS);
before.stop();
await primary.end('SIGKILL');
await client.end().catch(() => {});
// A cluster's monitor takes about this long to be sure.
await delay(3_000);
const promoted = await connectBy(standby.connection);
await promoted.query('select pg_promote(true, 30)');
const after = withoutLimits(promoted);
const seconds = await Promise.all(products.map(({ address }) => writers.untilTaken(address)));
clearInterval(looking);
while (writers.acknowledged() < WRITES) await delay(20);
await Promise.all(writing.map((writer) => writer.stop()));
await writers.sendAgain(products[0]?.address ?? '');
after.stop();

const slowest = Math.max(...seconds);
const gone = products.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length;
console.log(
  '\nThe primary is killed while people write through two instances, and its standby promoted after 3 s',
);
printFigure('public pages answered with 200 meanwhile', `${seen} of ${looked}`, 'all');
printFigure(
  'longest from the promotion to the next write of an instance',
  `${slowest.toFixed(1)} s`,
  `within ${WRITES_AGAIN_WITHIN}`,
);
printFigure('instances gone', gone, '0');
reportFates(await writers.fates(promoted), slowest);
if (gone > 0 || seen < looked || slowest > WRITES_AGAIN_WITHIN) process.exitCode = 1;

await promoted.end();
for (const product of products) await product.end('SIGTERM');
await standby.end('SIGINT');
for (const product of products) await product.remove();
await servers.remove();
