// The disk under the database and the files is full for some seconds while people write. The disk is a small one in
// memory, which only root may make: without the right this fault says that it was not tried.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../../e2e/product.ts';
import { connectTo } from './connect-to-embedded-database.ts';
import { printFigure, reportFates } from './print-figure.ts';
import { openWriters, withoutLimits } from './writers.ts';

const DISK = '400m';
const FULL_MS = 8_000;

const folder = await mkdtemp(join(tmpdir(), 'giewel-disk-'));
const run = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
if (!run('mount', '-t', 'tmpfs', '-o', `size=${DISK},mode=0755`, 'tmpfs', folder)) {
  console.log('\nA full disk was not tried: only root may make a small one.');
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}
try {
  const dataDir = join(folder, 'data');
  const product = await startProduct({ DEMO: 'off', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  let client = await connectTo(dataDir);
  const writers = await openWriters(client);
  const limits = withoutLimits(client);
  const writing = writers.start(product.address);
  await delay(2_000);
  writers.answers();
  const filler = join(folder, 'filler');
  run('dd', 'if=/dev/zero', `of=${filler}`, 'bs=64k');
  await delay(FULL_MS);
  const { statuses } = writers.answers();
  await rm(filler);
  const seconds = await writers.untilTaken(product.address);
  await writing.stop();
  limits.stop();
  await client.end().catch(() => {});
  client = await connectTo(dataDir);
  const again = withoutLimits(client);
  await writers.sendAgain(product.address);
  again.stop();
  console.log(`\nThe disk is full for ${FULL_MS / 1000} s`);
  printFigure('answers meanwhile', statuses || 'none');
  reportFates(await writers.fates(client), seconds);
  await client.end();
  await product.end('SIGTERM');
  await product.remove();
} finally {
  run('umount', folder);
  await rm(folder, { recursive: true, force: true });
}
