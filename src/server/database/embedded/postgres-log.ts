import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const LARGE = 10 * 1024 * 1024;
const TAIL = 8 * 1024;

export interface PostgresLog {
  file: FileHandle;
  path: string;
}

/** Opens PostgreSQL's own log; a large one is renamed first. */
export async function openPostgresLog(dataDir: string): Promise<PostgresLog> {
  const path = join(dataDir, 'postgres.log');
  const size = await stat(path).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size > LARGE) await rename(path, `${path}.1`);
  return { file: await open(path, 'a+', 0o600), path };
}

/** Returns PostgreSQL's own message for its last fatal error. */
export async function readLastFatalMessage({ file }: PostgresLog): Promise<string | undefined> {
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL), 0, TAIL, Math.max(0, size - TAIL));
  const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC):/.test(line));
  return fatal?.replace(/^.*(FATAL|PANIC): +/, '');
}
