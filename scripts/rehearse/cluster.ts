import { beginBackups } from './backups.ts';
import { databaseMachine, makeDatabase, primaryOf } from './database-machines.ts';
import { sayProgress } from './phases.ts';
import { untilSo } from './processes.ts';
import type { Programs } from './programs.ts';

const MACHINES = [1, 2, 3];

/** Three machines, of which one takes writes and the others follow, with a database for Giewel and an archive. */
export const startCluster = async (root: string, programs: Programs) => {
  const machines = MACHINES.map((number) => databaseMachine(number, root, programs));
  for (const machine of machines) machine.start();
  const primary = await primaryOf(machines);
  const others = machines.filter((machine) => machine !== primary);
  for (const machine of others) await untilSo(`${machine.name} follows`, () => machine.isFollowing());
  await makeDatabase(primary);
  await beginBackups(primary, programs);
  sayProgress(`The cluster stands, ${primary.name} takes writes.`);
  return { primary, others };
};
