import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built product of this test run answers, in pre-launch. */
    product: string;
  }
}

export interface Product {
  address: string;
  dataDir: string;
  child: ChildProcess;
  output: () => string;
  /** Ends it by a signal and tells how it ended. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

// In memory where there is room: these tests end with the folder.
export const newDataDir = () => mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'giewel-e2e-'));

const isReady = async (address: string) => {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Starts the built product as a process of its own and waits until it answers. */
export const startProduct = async (settings: Record<string, string> = {}): Promise<Product> => {
  const port = settings['PORT'] ?? String(await freePort());
  const dataDir = settings['DATA_DIR'] ?? (await newDataDir());
  const env = { ...process.env, LOG_LEVEL: 'warn', ...settings, PORT: port, DATA_DIR: dataDir };
  // A group of its own, so that a test can signal it as a terminal would.
  const child = spawn('node', ['src/server/main.ts'], { env, detached: true });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 40_000;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The product did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    address,
    dataDir,
    child,
    output: () => output,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync('node', ['scripts/build.ts'], { stdio: 'inherit' });
  const product = await startProduct();
  project.provide('product', product.address);
  return async () => {
    const code = await product.end();
    await rm(product.dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The product ended with ${code}:\n${product.output()}`);
  };
}
