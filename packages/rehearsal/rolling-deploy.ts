import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type GiewelInstance, startInstance } from './instances.ts';

const ROLL = join(import.meta.dirname, '../../deploy/roll.sh');
const PORT = 8444;

/** Replaces systemd's: the rehearsal has no services, so this asks us to restart the instance. */
const writeSystemctl = (folder: string, host: string) => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'systemctl');
  writeFileSync(path, `#!/bin/sh\nexec curl -fsS --max-time 60 "http://${host}:${PORT}/$1/$2"\n`);
  chmodSync(path, 0o755);
};

/** deploy/roll.sh on one machine after the other. Resolves with how long each instance took to end, and to be ready again. */
export const deployByRolling = async (root: string, instances: readonly GiewelInstance[], socket: string) => {
  const durationsMs: number[] = [];
  const ready: number[] = [];
  const restart = async (instance: GiewelInstance) => {
    durationsMs.push(await instance.stop());
    ready.push(await startInstance(instance));
  };
  const machines = Map.groupBy(instances, ({ address }) => new URL(address).hostname);
  for (const [host, ofMachine] of machines) {
    const server = createServer((request, response) => {
      const number = /^\/restart\/giewel@(\d)$/.exec(request.url ?? '')?.[1];
      const instance = ofMachine.find(({ name }) => name.endsWith(number ?? '?'));
      void (instance ? restart(instance) : Promise.reject(new Error('no such unit'))).then(
        () => response.end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
    await new Promise<void>((resolve) => server.listen(PORT, host, resolve));
    try {
      const folder = join(root, 'bin', host);
      writeSystemctl(folder, host);
      await promisify(execFile)(
        ROLL,
        ofMachine.map(({ name }) => name),
        {
          env: { PATH: `${folder}:${process.env['PATH']}`, ADDRESS: host, BALANCERS: socket },
        },
      );
    } finally {
      server.close();
    }
  }
  return { ended: durationsMs, ready };
};
