// A small application on the embedded database, for tests that kill it. It writes rows and prints
// the number of each one only when the database has acknowledged it.
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../../caught.ts';
import { openDatabase } from '../open.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const log = { info: say, warn: say, error: say };

const [dataDir = '', mode] = process.argv.slice(2);
try {
  const { pool, close } = await openDatabase({ dataDir, log });
  await pool.query('CREATE TABLE IF NOT EXISTS ticks (id integer PRIMARY KEY)');
  const { rows } = await pool.query('SELECT coalesce(max(id), 0) AS last FROM ticks');
  say('ready');
  process.on('SIGTERM', () => void close().then(() => process.exit(0)));
  for (let id = rows[0].last + 1; mode === 'write'; id += 1) {
    await pool.query('INSERT INTO ticks VALUES ($1)', [id]);
    say(`tick ${id}`);
  }
  if (mode === 'once') await close();
  else await delay(2 ** 30);
} catch (error) {
  say(`failed: ${messageOf(error)}`);
  process.exit(1);
}
