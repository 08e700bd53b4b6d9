import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let root = '';
const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(join(root, program), args, { encoding: 'utf8', env: { ...process.env, ...env } });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'giewel-command-'));
  mkdirSync(join(root, 'scripts'));
  for (const file of ['scripts/giewel', 'scripts/nightly-backup.sh', 'package.json'])
    copyFileSync(resolve(file), join(root, file));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('giewel', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

  test('--version says which version this is, with its commit where it was built', () => {
    expect(run('scripts/giewel', ['--version']).stdout).toBe(`${version}\n`);
    mkdirSync(join(root, 'dist'));
    writeFileSync(join(root, 'dist/version'), `${version}+89b2677a\n`);
    expect(run('scripts/giewel', ['--version']).stdout).toBe(`${version}+89b2677a\n`);
  });

  test('is found where it is linked to, as in an image', () => {
    symlinkSync(join(root, 'scripts/giewel'), join(root, 'linked'));
    expect(run('linked', ['--version']).stdout).toBe(`${version}\n`);
  });

  test('says what it can where it is asked for something else', () => {
    const { status, stderr } = run('scripts/giewel', ['help']);
    expect(status).toBe(2);
    expect(stderr).toContain('giewel admin create NAME EMAIL');
  });

  test.each(['admin', 'doctor', 'files', 'jobs', 'db-backup', 'db-restore', 'db-verify'])(
    'finds scripts/%s.ts',
    (name) => {
      expect(existsSync(resolve(`scripts/${name}.ts`))).toBe(true);
    },
  );
});

describe('the backup of a night', () => {
  /** Writes a backup that can be restored, or one that cannot. */
  const putGiewel = (verified: 0 | 1) => {
    const program = `#!/bin/sh\ncase $1 in backup) echo new > "$2" ;; verify) exit ${verified} ;; esac\n`;
    writeFileSync(join(root, 'scripts/giewel'), program);
    chmodSync(join(root, 'scripts/giewel'), 0o755);
  };
  const night = () => {
    const { status } = run('scripts/nightly-backup.sh', [], { BACKUP_DIR: root });
    const day = spawnSync('date', ['+%u'], { encoding: 'utf8' }).stdout.trim();
    return { status, file: join(root, `giewel-${day}.backup`) };
  };

  test('takes the place of the one of a week ago once it is known to be whole', () => {
    putGiewel(0);
    const { status, file } = night();
    expect(status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('new\n');
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  test('leaves that one where it is not, and says so', () => {
    putGiewel(1);
    const { file } = night();
    writeFileSync(file, 'old\n');
    expect(night().status).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('old\n');
  });

  test('wants to know where to', () => {
    expect(run('scripts/nightly-backup.sh', [], { BACKUP_DIR: '' }).stderr).toContain(
      'BACKUP_DIR: must name the folder for backups',
    );
  });
});
