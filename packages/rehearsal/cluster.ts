import { beginBackups } from './backups.ts';
import { databaseMachine, makeDatabase, primaryOf } from './database-machines.ts';
import { printProgress } from './phases.ts';
import { untilSo } from './processes.ts';
import type { ProgramPaths } from './programs.ts';

const MACHINES = [1, 2, 3];

/** Three machines, of which one takes writes and the others follow, with a database for Giewel and an archive. */
export const startCluster = async (root: string, programs: ProgramPaths) => {
  const machines = MACHINES.map((number) => databaseMachine(number, root, programs));
  for (const machine of machines) machine.start();
  const primary = await primaryOf(machines);
  const standbys = machines.filter((machine) => machine !== primary);
  for (const machine of standbys) await untilSo(`${machine.name} follows`, () => machine.isFollowing());
  await makeDatabase(primary);
  await beginBackups(primary, programs);
  printProgress(`The cluster stands, ${primary.name} takes writes.`);
  return { primary, others: standbys };
};
