import { spawn } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const NODE = dirname(process.execPath);

/** Runs a command to its end; what it says is kept for when it fails. */
export const runIn = (
  folder: string,
  [program = '', ...args]: string[],
  settings: Record<string, string> = {},
) =>
  new Promise<void>((done, fail) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${NODE}:${process.env['PATH']}`, ...settings },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4_000);
      });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${program} ${args.join(' ')} ended with ${code}: ${said}`)),
    );
  });

/**
 * A side's own folder in .cache/peers, with what its lockfile names. No part of the product: nothing of it is ever in
 * node_modules of ours.
 */
export const installSide = async (name: string): Promise<string> => {
  const folder = resolve('.cache/peers', name);
  await mkdir(folder, { recursive: true });
  await cp(join(import.meta.dirname, 'sides', name), folder, { recursive: true });
  await runIn(folder, ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  return folder;
};
