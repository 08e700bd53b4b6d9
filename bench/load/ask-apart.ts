import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Asked, Asking } from './ask.ts';

/** Asks from a process of its own, so that who measures takes nothing from who is measured. */
export const askApart = async (asking: Asking): Promise<Asked> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'ask.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(asking));
  return (await json(child.stdout)) as Asked;
};
