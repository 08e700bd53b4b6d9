// The server, its database or both are killed a hundred times while people write. What was not acknowledged is sent
// again with the same key.
import { setTimeout as delay } from 'node:timers/promises';
import { readPostmasterFile } from '#server/database/embedded/postmaster-file.ts';
import { type Product, startProduct } from '../../e2e/product.ts';
import { connectTo } from './connect-to-embedded-database.ts';
import { printFigure, reportFates } from './print-figure.ts';
import { openWriters, withoutLimits } from './writers.ts';

const KILLS = Number(process.argv[2] ?? 100);
const WRITES_A_ROUND = 500;
const KILLED = ['the server', 'the database', 'both'] as const;

const settings = { DEMO: 'off', LOG_LEVEL: 'silent' };
const first = await startProduct(settings);
const { dataDir } = first;
let product: Product = first;
let client = await connectTo(dataDir);
const writers = await openWriters(client);

const killDatabase = async () => {
  const pid = (await readPostmasterFile(`${dataDir}/postgres`))?.pid;
  if (pid === undefined) throw new Error('No database runs');
  process.kill(pid, 'SIGKILL');
};

const slowest = new Map<string, number>();
for (let round = 0; round < KILLS; round += 1) {
  const killed = KILLED[round % KILLED.length] as (typeof KILLED)[number];
  const limits = withoutLimits(client);
  const before = writers.acknowledged();
  const writing = writers.start(product.address);
  while (writers.acknowledged() < before + WRITES_A_ROUND) await delay(5);
  // The moment differs each time.
  await delay((round * 97) % 200);
  if (killed !== 'the server') await killDatabase();
  if (killed !== 'the database') await product.end('SIGKILL');
  await writing.stop();
  limits.stop();
  await client.end().catch(() => {});
  const began = performance.now();
  // A database that is killed alone is started again by its server.
  if (killed !== 'the database') product = await startProduct({ ...settings, DATA_DIR: dataDir });
  const started = (performance.now() - began) / 1000;
  const seconds = started + (await writers.untilTaken(product.address));
  slowest.set(killed, Math.max(slowest.get(killed) ?? 0, seconds));
  client = await connectTo(dataDir);
  const again = withoutLimits(client);
  await writers.sendAgain(product.address);
  again.stop();
}

console.log(`\n${KILLED.join(', ')} killed ${KILLS} times in turn while sixteen people write`);
for (const [killed, seconds] of slowest)
  printFigure(`longest until the next write, ${killed} killed`, `${seconds.toFixed(1)} s`);
reportFates(await writers.fates(client), Math.max(...slowest.values()));
await client.end();
await product.end('SIGTERM');
await first.remove();
