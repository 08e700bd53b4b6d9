import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runCommandInFolder } from '../../bench/load/run-command-in-folder.ts';

/** Installs a side's packages, as its lockfile names them, into a folder of its own below .cache/peers. */
export const installSide = async (name: string): Promise<string> => {
  const folder = resolve('.cache/peers', name);
  await mkdir(folder, { recursive: true });
  await cp(join(import.meta.dirname, 'sides', name), folder, { recursive: true });
  await runCommandInFolder(folder, ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  return folder;
};
