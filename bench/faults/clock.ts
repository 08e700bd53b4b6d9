// The server's clock is 400 days ahead, then 400 days behind, while the database's is right.
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DAY_MS } from '#kernel/calendar.ts';
import { type Product, SERVE, startProduct } from '../../e2e/product.ts';
import { connectTo } from './connect-to-embedded-database.ts';
import { printFigure, reportFates } from './print-figure.ts';
import { openWriters, withoutLimits } from './writers.ts';

const DAYS = 400;
const WRITE_MS = 4_000;

const settings = { DEMO: 'off', LOG_LEVEL: 'silent' };
const first = await startProduct(settings);
const { dataDir } = first;
let client = await connectTo(dataDir);
const writers = await openWriters(client);

const writeFor = async (product: Product) => {
  const limits = withoutLimits(client);
  const writing = writers.start(product.address);
  await delay(WRITE_MS);
  await writing.stop();
  limits.stop();
  return writers.answers().statuses;
};

const restart = async (from: Product, daysOff: number) => {
  await client.end();
  await from.end('SIGTERM');
  const product = await startProduct(
    { ...settings, DATA_DIR: dataDir, CLOCK_OFF_BY_MS: String(daysOff * DAY_MS) },
    [SERVE, '--import', resolve('src/testing/shifted-clock.mjs')],
  );
  client = await connectTo(dataDir);
  return product;
};

let product = first;
for (const daysOff of [DAYS, -DAYS]) {
  product = await restart(product, daysOff);
  const meanwhile = await writeFor(product);
  product = await restart(product, 0);
  const seconds = await writers.untilTaken(product.address);
  const limits = withoutLimits(client);
  await writers.sendAgain(product.address);
  limits.stop();
  console.log(`\nThe server's clock is ${DAYS} days ${daysOff > 0 ? 'ahead' : 'behind'}`);
  printFigure('answers meanwhile', meanwhile);
  reportFates(await writers.fates(client), seconds);
}
await client.end();
await product.end('SIGTERM');
await first.remove();
