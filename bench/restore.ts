// Measures a backup and its restore: node bench/restore.ts [HOW MANY COMPANIES], 100,000 by default.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectOutsidePool } from '#server/database/connect-outside-pool.ts';
import { restoreBackup } from '#server/database/restore-backup.ts';
import { writeBackup } from '#server/database/write-backup.ts';
import { makeCompanies } from '#testing/many-companies.ts';
import { openBench } from './bench-host.ts';

const MIGRATIONS = 'db/migrations';
const MESSAGES_EACH = 5;
const log = { info: () => {}, warn: console.warn, error: console.error };

const bench = await openBench();
const { connection } = bench.database;
const count = Number(process.argv[2] ?? 100_000);
await makeCompanies(connection, count, console.log);
const client = await connectOutsidePool(connection);
await client.query(
  `insert into messages (sender_id, receiver_id, content)
   select u.id, other.id, repeat('When could you come? ', 8)
   from users u join users other on other.id = u.id + 1 cross join generate_series(1, $1::int)
   where u.username like 'bench-%' and u.id % 10 = 0`,
  [MESSAGES_EACH * 10],
);
await client.query('create database restored template template0');
await client.end();

const folder = await mkdtemp(join(tmpdir(), 'giewel-restore-'));
const archive = join(folder, 'out.giewel');
const backupOptions = { archive, migrationsFolder: MIGRATIONS, filesFolder: join(folder, 'files') };
const timed = async <Value>(work: () => Promise<Value>) => {
  const began = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - began) / 1_000 };
};

const out = await timed(() => writeBackup({ ...backupOptions, connection }));
const rows = out.value.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
const back = await timed(() =>
  restoreBackup({ ...backupOptions, log, connection: { ...connection, database: 'restored' } }),
);

const report = (label: string, figure: string) => console.log(`  ${label.padEnd(52)} ${figure.padStart(12)}`);
console.log(`\n${rows.toLocaleString('en')} rows`);
report('the archive', `${((await stat(archive)).size / 1e6).toFixed(0)} MB`);
report('backup', `${out.seconds.toFixed(1)} s`);
report('restore', `${back.seconds.toFixed(1)} s`);
report('restore, in times of the backup (3 wanted)', (back.seconds / out.seconds).toFixed(2));
await rm(folder, { recursive: true });
await bench.close();
