// The server is killed at twelve moments of its first start, while it makes the tables; the next start ends the work.
import { setTimeout as delay } from 'node:timers/promises';
import { readMigrations } from '#server/database/migrations.ts';
import { launchProduct, startProduct } from '../../e2e/product.ts';
import { connectTo } from './connect-to-embedded-database.ts';
import { printFigure } from './print-figure.ts';

const KILLS = 12;
const MOST_SECONDS_MORE = 5;
const settings = { DEMO: 'off', LOG_LEVEL: 'silent' };

const allMigrations = await readMigrations('db/migrations');

/** Any first start takes as long, so nobody waits for less after a kill. */
const undisturbed = await (async () => {
  const began = performance.now();
  const product = await startProduct(settings);
  const seconds = (performance.now() - began) / 1000;
  await product.end('SIGTERM');
  await product.remove();
  return seconds;
})();

let whole = 0;
let slowest = 0;
const atMigrations: number[] = [];
for (let kill = 0; kill < KILLS; kill += 1) {
  const dying = await launchProduct(settings);
  // The kill comes a little later each time, counted from the start of its database.
  const client = await (async () => {
    for (;;) {
      const connected = await connectTo(dying.dataDir).catch(() => null);
      if (connected) return connected;
      await delay(5);
    }
  })();
  await delay(kill * 40);
  const { rows } = await client
    .query<{ count: number }>('select count(*)::int as count from schema_migrations')
    .catch(() => ({ rows: [{ count: 0 }] }));
  atMigrations.push(rows[0]?.count ?? 0);
  await dying.end('SIGKILL');
  await client.end().catch(() => {});
  const began = performance.now();
  const product = await startProduct({ ...settings, DATA_DIR: dying.dataDir });
  slowest = Math.max(slowest, (performance.now() - began) / 1000);
  const after = await connectTo(product.dataDir);
  const landed = await after.query('select version from schema_migrations');
  if (landed.rowCount === allMigrations.length) whole += 1;
  await after.end();
  await product.end('SIGTERM');
  await product.remove();
  await dying.remove();
}
console.log(`\nKilled ${KILLS} times while the tables are made`);
printFigure('migrations that had landed at each kill', atMigrations.join(' '));
printFigure('whole after the next start', whole, String(KILLS));
printFigure('a first start that nobody kills', `${undisturbed.toFixed(1)} s`);
printFigure('longest start afterwards', `${slowest.toFixed(1)} s`, 'within 5 s of that');
if (whole < KILLS || slowest > undisturbed + MOST_SECONDS_MORE) process.exitCode = 1;
