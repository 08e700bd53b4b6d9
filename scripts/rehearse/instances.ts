import { join, resolve } from 'node:path';
import { deploySettings, LOOPBACK } from './deploy-files.ts';
import { type Running, startProgram, untilSo } from './processes.ts';

const SERVE = 'scripts/serve.sh';

export interface Instance {
  name: string;
  /** How it reaches the database. */
  way: 'PgBouncer' | 'straight';
  address: string;
  start(): void;
  /** From its next start on it is the version in this folder. */
  becomes(version: string): void;
  isReady(): Promise<boolean>;
  /** Seconds from SIGTERM to the end. */
  stop(): Promise<number>;
}

/** One of the two that deploy/ has on each of two machines. Those of the second do without a pooler here, to compare. */
export const instanceOf = (name: string, root: string, publicUrl: string): Instance => {
  const [machine, number] = name;
  const host = `${LOOPBACK}2${machine === 'a' ? 1 : 2}`;
  const port = `300${number}`;
  const address = `http://${host}:${port}`;
  const settings = deploySettings(
    'giewel.env',
    [[`${LOOPBACK}21`, host]],
    [
      ['/srv/giewel', join(root, 'files')],
      ['https://giewel.example', publicUrl],
    ],
  );
  const way = machine === 'a' ? 'PgBouncer' : 'straight';
  if (way === 'straight') settings['DATABASE_URL'] = settings['DATABASE_DIRECT_URL'] ?? '';
  let running: Running | undefined;
  let serve = resolve(SERVE);
  return {
    name,
    way,
    address,
    start() {
      running = startProgram(name, serve, [], {
        folder: root,
        // One address is everybody here.
        env: { ...settings, PORT: port, REQUEST_LIMITS: 'off', LOG_LEVEL: 'warn' },
      });
    },
    becomes(version) {
      serve = join(version, SERVE);
    },
    async isReady() {
      if (!running?.isRunning()) throw new Error(`${name} ended: its log says why.`);
      const answer = await fetch(`${address}/readyz`).catch(() => null);
      await answer?.arrayBuffer();
      return answer?.ok ?? false;
    },
    async stop() {
      const began = performance.now();
      const code = await running?.end('SIGTERM');
      if (code !== 0) throw new Error(`${name} ended with ${code} instead of 0.`);
      return (performance.now() - began) / 1000;
    },
  };
};

export const startInstance = async (instance: Instance): Promise<number> => {
  instance.start();
  return untilSo(`${instance.name} is ready`, () => instance.isReady());
};
