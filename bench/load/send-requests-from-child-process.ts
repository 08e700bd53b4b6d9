import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Asked, Asking } from './send-requests.ts';

/** Asks from a process of its own, so that who measures takes nothing from who is measured. */
export const sendRequestsFromChildProcess = async (asking: Asking): Promise<Asked> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'send-requests.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(asking));
  return (await json(child.stdout)) as Asked;
};
