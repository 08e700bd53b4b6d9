import { spawn } from 'node:child_process';
import { dirname } from 'node:path';

const NODE = dirname(process.execPath);

/** Runs a command to its end. Its output is shown only if it fails. */
export const runCommandInFolder = (
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
