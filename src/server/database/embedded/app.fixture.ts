// Tests kill this small application on the embedded database. It writes rows and prints the number of each one only
// when the database has acknowledged it. It doesn't import drizzle, which would be most of its start time.
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '#server/database/pool.ts';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import { endProcess } from '#server/processes/end-process.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const printLine = (line: string) => void process.stdout.write(`${line}\n`);
const log = { info: printLine, warn: printLine, error: printLine };

const [dataDir = '', mode = ''] = process.argv.slice(2);
try {
  const server = await startEmbeddedPostgres({ dataDir, log });
  const pool = createPool(server.connection, log);
  const close = async () => {
    await pool.end();
    await server.stop();
  };
  await pool.query('CREATE TABLE IF NOT EXISTS ticks (id integer PRIMARY KEY)');
  const { rows } = await pool.query('SELECT coalesce(max(id), 0) AS last FROM ticks');
  // The listener must be there before a test reads this line: a signal may follow right after it.
  process.on('SIGTERM', () => void close().then(() => endProcess(0)));
  printLine('ready');
  if (mode === 'once') await close();
  else if (mode === 'wait') await delay(2 ** 30);
  else await writeFrom(pool, rows[0].last + 1);
} catch (error) {
  printLine(`failed: ${caughtErrorMessage(error)}`);
  endProcess(1);
}

async function writeFrom(pool: Pool, first: number): Promise<never> {
  for (let id = first; ; id += 1) {
    await pool.query('INSERT INTO ticks VALUES ($1)', [id]);
    printLine(`tick ${id}`);
  }
}
