import { join, resolve } from 'node:path';
import { deploySettings, LOOPBACK_PREFIX } from './deploy-files.ts';
import { type RunningProcess, startProgram, untilSo } from './processes.ts';

const SERVE = 'scripts/serve.sh';

export interface GiewelInstance {
  name: string;
  /** The instance reaches the database this way. */
  way: 'PgBouncer' | 'straight';
  address: string;
  start(): void;
  /** Its next start runs the version in this folder. */
  becomes(version: string): void;
  isReady(): Promise<boolean>;
  /** Seconds from SIGTERM to the end. */
  stop(): Promise<number>;
}

/** deploy/ has two instances on each of two machines. Here those of the second use no pooler, to compare. */
export const instanceOf = (name: string, root: string, publicUrl: string): GiewelInstance => {
  const [machine, number] = name;
  const host = `${LOOPBACK_PREFIX}2${machine === 'a' ? 1 : 2}`;
  const port = `300${number}`;
  const address = `http://${host}:${port}`;
  const settings = deploySettings(
    'giewel.env',
    [[`${LOOPBACK_PREFIX}21`, host]],
    [
      ['/srv/giewel', join(root, 'files')],
      ['https://giewel.example', publicUrl],
    ],
  );
  const way = machine === 'a' ? 'PgBouncer' : 'straight';
  if (way === 'straight') settings['DATABASE_URL'] = settings['DATABASE_DIRECT_URL'] ?? '';
  let running: RunningProcess | undefined;
  let serve = resolve(SERVE);
  return {
    name,
    way,
    address,
    start() {
      running = startProgram(name, serve, [], {
        folder: root,
        // Everybody shares one address here.
        env: { ...settings, PORT: port, REQUEST_LIMITS: 'off', LOG_LEVEL: 'warn' },
      });
    },
    becomes(version) {
      serve = join(version, SERVE);
    },
    async isReady() {
      if (!running?.isRunning()) throw new Error(`${name} ended: its log says why.`);
      const response = await fetch(`${address}/readyz`).catch(() => null);
      await response?.arrayBuffer();
      return response?.ok ?? false;
    },
    async stop() {
      const began = performance.now();
      const code = await running?.end('SIGTERM');
      if (code !== 0) throw new Error(`${name} ended with ${code} instead of 0.`);
      return (performance.now() - began) / 1000;
    },
  };
};

export const startInstance = async (instance: GiewelInstance): Promise<number> => {
  instance.start();
  return untilSo(`${instance.name} is ready`, () => instance.isReady());
};
