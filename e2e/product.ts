import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeRunFolder } from '#testing/run-folder.ts';

/** This script starts the built product; options of Node may follow it. */
export const SERVE = resolve('scripts/serve.sh');
/** Somebody who has cloned the repository starts it so, from any folder. */
export const NPM_START = ['npm', '--prefix', process.cwd(), 'start'] as const;
const START_DEADLINE_MS = 120_000;

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The product as a process, whether it comes up or not. */
export interface ProductProcess {
  child: ChildProcess;
  dataDir: string;
  stdout(): string;
  stderr(): string;
  /** Resolves when the process has ended and its output has been read. */
  ended: Promise<Ending>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ending>;
  /** Takes away what it left on the disk. */
  remove(): Promise<void>;
}

export interface Product extends ProductProcess {
  address: string;
}

const collect = (stream: NodeJS.ReadableStream | null) => {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
};

type Command = readonly [program: string, ...args: string[]];

/** Starts the built product with these settings and no others: neither the shell's nor those of a .env file. */
export const launchProduct = async (
  settings: Record<string, string> = {},
  [program, ...args]: Command = [SERVE],
): Promise<ProductProcess> => {
  const folder = await makeRunFolder();
  const dataDir = settings['DATA_DIR'] ?? join(folder, 'data');
  const child = spawn(program, args, {
    cwd: folder,
    // A process group of its own, as a shell gives it, so that a test can press Ctrl-C.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      // A run of browser tests is many people at one address.
      REQUEST_LIMITS: 'off',
      VIES_URL: 'http://127.0.0.1:1',
      ...settings,
    },
  });
  const ended = once(child, 'close').then(([code, signal]): Ending => ({ code, signal }));
  return {
    child,
    dataDir,
    stdout: collect(child.stdout),
    stderr: collect(child.stderr),
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
    async remove() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
      // A child of the killed process may still be ending.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};

/** Resolves with the address it says it is at. */
const announced = (running: ProductProcess) =>
  new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = /Giewel is at (\S+)/.exec(running.stdout())?.[1];
      if (address !== undefined) resolve(address);
    };
    const fail = (what: string) => reject(new Error(`${what}\n${running.stdout()}${running.stderr()}`));
    running.child.stdout?.on('data', look);
    void running.ended.then(({ code, signal }) => fail(`The product ended with ${signal ?? code}.`));
    setTimeout(fail, START_DEADLINE_MS, 'The product did not come up in time.').unref();
  });

/** Starts the built product and waits until it is ready. */
export const startProduct = async (
  settings: Record<string, string> = {},
  command?: Command,
): Promise<Product> => {
  const running = await launchProduct(settings, command);
  try {
    const address = await announced(running);
    const ready = await fetch(`${address}/readyz`);
    if (!ready.ok) throw new Error(`The product is up but not ready: ${await ready.text()}`);
    return { ...running, address };
  } catch (error) {
    await running.remove();
    throw error;
  }
};
