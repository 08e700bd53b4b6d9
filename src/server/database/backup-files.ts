import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { caughtErrorCode } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';

export interface BackupFile {
  /** The path is inside the folder, with forward slashes. */
  path: string;
  content: AsyncIterable<Buffer>;
}

/** Yields every file of a folder, opened one at a time; a missing folder has none. */
export async function* readFilesOfFolder(folder: string): AsyncGenerator<BackupFile> {
  for (const name of await namesIn(folder)) {
    const content = createReadStream(join(folder, name));
    const isOpen = await new Promise<boolean>((settle, fail) => {
      content.once('open', () => settle(true));
      // The file was removed since the folder was listed, so it is skipped.
      content.once('error', (error) => (caughtErrorCode(error) === 'ENOENT' ? settle(false) : fail(error)));
    });
    if (isOpen) yield { path: name.split(sep).join('/'), content };
  }
}

/** Writes one file; a path that leads out of the folder is refused. */
export async function writeFileToFolder(folder: string, { path, content }: BackupFile): Promise<void> {
  const target = resolve(folder, path);
  const inside = relative(folder, target);
  if (inside === '' || inside.split(sep)[0] === '..') {
    throw new StartupError(`The backup holds a file outside its folder, ${path}. Nothing was changed.`);
  }
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(content), createWriteStream(target, { flags: 'wx', mode: 0o600 }));
}

export async function hasFilesInFolder(folder: string): Promise<boolean> {
  return (await namesIn(folder)).length > 0;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return (
      entries
        // A name that begins with a dot is an unfinished file, or the folder's own mark.
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort()
    );
  } catch (error) {
    if (caughtErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
