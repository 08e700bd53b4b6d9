import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { StartupError } from '#server/errors/startup-error.ts';

const run = promisify(execFile);

/** PostgreSQL runs as this user: it refuses root, and a user without a name. */
export interface PostgresOsUser {
  /** These words are put before a command. */
  prefix: string[];
  /** This is passed to spawn. */
  identity: { uid?: number; gid?: number };
  /** The folders must belong to this user, as this process sees it. */
  owner: { uid: number; gid: number };
}

const NOBODY = 65534;

/**
 * A user namespace needs no system user and leaves the files ours, so it works in any folder. Where it is forbidden
 * (many containers), root can still become the user "nobody".
 */
export async function choosePostgresOsUser(): Promise<PostgresOsUser> {
  const self = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  if (self.uid !== 0 && hasName()) return { prefix: [], identity: {}, owner: self };

  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (await works([...namespace, 'true'])) return { prefix: namespace, identity: {}, owner: self };

  if (self.uid !== 0) {
    throw new StartupError(
      `PostgreSQL needs a user with a name, and user ${self.uid} has none here. Run Giewel as a named user, or set DATABASE_URL.`,
    );
  }
  return dropToNobody();
}

async function dropToNobody(): Promise<PostgresOsUser> {
  const [uid, gid] = await Promise.all([idOfNobody('-u'), idOfNobody('-g')]);
  const identity = { uid, gid };
  if (await works(['true'], identity)) return { prefix: [], identity, owner: identity };
  throw new StartupError(
    'PostgreSQL does not run as root, and this machine lets root neither make a user namespace nor become another user. Run Giewel as an ordinary user, or set DATABASE_URL.',
  );
}

async function idOfNobody(flag: '-u' | '-g'): Promise<number> {
  const { stdout } = await run('id', [flag, 'nobody']).catch(() => ({ stdout: String(NOBODY) }));
  return Number(stdout);
}

async function works([program = '', ...args]: string[], identity = {}): Promise<boolean> {
  return run(program, args, { cwd: '/', ...identity }).then(
    () => true,
    () => false,
  );
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}
