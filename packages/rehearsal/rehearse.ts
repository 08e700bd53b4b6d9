// npm run rehearse: what deploy/ describes, on this one machine. A cluster of three PostgreSQLs, four instances behind
// HAProxy, people who read and write; then the primary's machine is lost, a new version with a migration rolled out while
// backups are made, and everything brought back from one. No part of npm test: it wants the programs that deploy/README.md names.
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { printFigure } from '../../bench/faults/print-figure.ts';
import { openWriters, withoutLimits } from '../../bench/faults/writers.ts';
import { buildCompany } from '../../src/demo/builders/company.ts';
import { openDrizzle } from '../../src/server/database/open-drizzle.ts';
import { StartupError } from '../../src/server/errors/startup-error.ts';
import { backUp, differencesAfterRestore, readAllForLong } from './backups.ts';
import { PUBLIC_URL, startBalancer } from './balancer.ts';
import { startCluster } from './cluster.ts';
import { connectTo, primaryOf } from './database-machines.ts';
import { instanceOf, startInstance } from './instances.ts';
import { makeNewVersion } from './new-version.ts';
import { openPhases, printProgress } from './phases.ts';
import { endAll, untilSo } from './processes.ts';
import { findPrograms, versionsOf } from './programs.ts';
import { startReading } from './reading.ts';
import { deployByRolling } from './rolling-deploy.ts';

const COMPANIES = 40;
const UNDISTURBED_MS = 10_000;
const AFTERWARDS_MS = 5_000;
const WRITES_AGAIN_WITHIN = 2;
const ENDS_WITHIN = 5;

const isResponding = (address: string) =>
  fetch(address).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

/** Prints a figure; one that does not hold ends the rehearsal as failed. */
const judge = (label: string, figure: number, limit: number, decimals = 0) => {
  printFigure(label, figure.toFixed(decimals), `${limit} wanted`);
  if (figure > limit) process.exitCode = 1;
};

const rehearse = async (root: string) => {
  const programs = findPrograms();
  printProgress(versionsOf(programs));
  const { primary: first, others: standbys } = await startCluster(root, programs);

  const instances = ['a1', 'a2', 'b1', 'b2'].map((name) => instanceOf(name, root, PUBLIC_URL));
  for (const instance of instances) await startInstance(instance);
  const { socket } = startBalancer(root, programs);
  await untilSo('HAProxy sends people on', () => isResponding(PUBLIC_URL));
  printProgress(`Four instances behind ${PUBLIC_URL}`);

  const client = await connectTo(first);
  const db = openDrizzle(client);
  const company = await buildCompany(db);
  for (let more = 1; more < COMPANIES; more += 1) await buildCompany(db);
  const writers = await openWriters(client, true);
  const pages = ['/', '/search', `/companies/${company.id}`];
  // Each instance keeps a page once somebody has asked it for that page.
  for (const { address } of instances) for (const page of pages) await isResponding(address + page);

  let limits = withoutLimits(client);
  const reading = startReading(PUBLIC_URL, [
    { name: 'public pages', paths: pages },
    {
      name: 'signed-in reads',
      paths: ['/api/messages/conversations', '/messages', '/api/messages/unread'],
      cookie: writers.cookie,
    },
  ]);
  const writing = writers.start(PUBLIC_URL);
  const { during, print, failed } = openPhases(reading, writers);

  await during('undisturbed', () => delay(UNDISTURBED_MS));

  const failure = await during('a machine is lost', async () => {
    limits.stop();
    const began = performance.now();
    await first.kill();
    await client.end().catch(() => {});
    const second = await primaryOf(standbys);
    const untilPromoted = (performance.now() - began) / 1000;
    limits = withoutLimits(await connectTo(second));
    const untilWritable = await Promise.all(instances.map(({ address }) => writers.untilTaken(address)));
    return { second, untilPromoted, untilTaken: untilWritable };
  });
  await during('afterwards', () => delay(AFTERWARDS_MS));
  const untilBack = await during('it comes back', async () => {
    first.start();
    return untilSo(`${first.name} follows`, () => first.isFollowing(), 120);
  });
  const version = makeNewVersion(root);
  for (const instance of instances) instance.becomes(version);
  const reader = await connectTo(failure.second);
  const [backupTook, rolled] = await during('new version', () =>
    Promise.all([
      backUp(failure.second, programs),
      deployByRolling(root, instances, socket),
      readAllForLong(reader),
    ]),
  );
  const { rows: landed } = await reader.query("select from schema_migrations where name = 'rehearsed'");
  await reader.end();

  await writing.stop();
  await reading.stop();
  await writers.sendAgain(PUBLIC_URL);
  limits.stop();
  for (const instance of instances) await instance.stop();
  printProgress('Everything that was not acknowledged is sent once more, and the instances have ended.');

  const last = await connectTo(failure.second);
  const { sent: sentCount, acknowledged, lost: lostCount, doubled } = await writers.fates(last);
  const restored = await differencesAfterRestore(last, failure.second, root, programs);
  await last.end();

  print();
  console.log('\nWhat became of it');
  printFigure('writes sent', sentCount);
  printFigure('acknowledged', acknowledged);
  judge('acknowledged and lost', lostCount, 0);
  judge('there twice', doubled, 0);
  printFigure('seconds from the loss to a new primary', failure.untilPromoted.toFixed(1));
  instances.forEach(({ name, way }, index) => {
    judge(
      `seconds from then until ${name} writes (${way})`,
      failure.untilTaken[index] ?? 0,
      WRITES_AGAIN_WITHIN,
      1,
    );
  });
  printFigure('seconds until the lost machine follows again', untilBack.toFixed(1));
  judge('requests that failed as a new version came during backups', failed('new version'), 0);
  judge('instances without its migration', landed.length === 1 ? 0 : instances.length, 0);
  judge('seconds from SIGTERM to the end of an instance', Math.max(...rolled.ended), ENDS_WITHIN, 1);
  printFigure('seconds until it is ready again', Math.max(...rolled.ready).toFixed(1));
  printFigure('seconds of a whole backup', backupTook.toFixed(1));
  printFigure('seconds to bring it back as of an instant', restored.seconds.toFixed(1));
  printFigure('tables compared', restored.tables);
  judge('tables that are not as they were at that instant', restored.different.length, 0);
  if (restored.different.length > 0) console.log(`    ${restored.different.join(', ')}`);
};

if (process.getuid?.() === 0) {
  console.error('Run it as an ordinary user: PostgreSQL does not run as root.');
  process.exit(1);
}
const root = mkdtempSync(join(tmpdir(), 'giewel-r-'));
let isFolderKept = false;

/** Doesn’t wait for writers that are still writing. */
const end = async (): Promise<never> => {
  await endAll();
  if (isFolderKept) console.error(`The logs are in ${root}`);
  else await rm(root, { recursive: true, force: true, maxRetries: 10 });
  process.exit();
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.exitCode = 1;
    void end();
  });
}
try {
  await rehearse(root);
} catch (error) {
  isFolderKept = !(error instanceof StartupError);
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
await end();
