import { access, chown, lstat, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartupError } from '#server/errors/startup-error.ts';
import { startGuardedProcess } from './guarded-process.ts';
import type { PostgresOsUser } from './postgres-os-user.ts';

export const EMBEDDED_DATABASE_USER = 'giewel';

export const clusterFolderIn = (dataDir: string) => join(dataDir, 'postgres');

const UNFINISHED = 'postgres.new-';

export interface ClusterOptions {
  dataDir: string;
  initdb: string;
  user: PostgresOsUser;
}

/** Returns the database's folder inside DATA_DIR, which the first start creates. */
export async function ensureCluster({ dataDir, initdb, user }: ClusterOptions): Promise<string> {
  const folder = clusterFolderIn(dataDir);
  await removeUnfinished(dataDir);
  if (await exists(join(folder, 'PG_VERSION'))) {
    await giveTo(folder, user);
    return folder;
  }
  // initdb can't be resumed, so the folder gets its name only when it is complete.
  const unfinished = await mkdtemp(join(dataDir, UNFINISHED));
  await chown(unfinished, user.owner.uid, user.owner.gid);
  await runInitdb(initdb, unfinished, user);
  await rename(unfinished, folder);
  await syncFolder(dataDir);
  return folder;
}

async function runInitdb(initdb: string, folder: string, user: PostgresOsUser): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${EMBEDDED_DATABASE_USER}`,
    '--auth=trust',
    '--encoding=UTF8',
    // These are built in, so every machine sorts and folds case alike, whatever its C library and locales.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    // pg_trgm still asks the C library what a letter is, and under "C" only ASCII is one.
    `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--data-checksums',
  ];
  const run = startGuardedProcess({ program: initdb, args, user, signalWhenAlone: 'KILL', output: 'pipe' });
  run.child.stdout?.resume();
  const complaint = run.child.stderr ? text(run.child.stderr) : Promise.resolve('');
  const { code, signal } = await run.ended;
  if (code === 0) return;
  await rm(folder, { recursive: true, force: true });
  const reason = /error: (.*)/.exec(await complaint)?.[1] ?? `initdb ended with ${signal ?? code}`;
  throw new StartupError(`The database could not be set up in ${folder}: ${reason}.`);
}

/** Interrupted starts leave these folders behind; their own initdb died with them. */
async function removeUnfinished(dataDir: string): Promise<void> {
  const leftovers = (await readdir(dataDir)).filter((name) => name.startsWith(UNFINISHED));
  for (const name of leftovers) {
    // A dying initdb may still write in between, hence the retries.
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** PostgreSQL insists on owning its folder, which an earlier start may have left to another user. */
async function giveTo(folder: string, { owner }: PostgresOsUser): Promise<void> {
  if ((await lstat(folder)).uid === owner.uid) return;
  const inside = await readdir(folder, { recursive: true });
  // The folder itself comes last: until then, an interrupted hand-over starts again.
  for (const path of [...inside.map((name) => join(folder, name)), folder]) {
    await chown(path, owner.uid, owner.gid);
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
