// The product as a command starts it, in a process of its own.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const isAnswered = async (address: string) => {
  try {
    const response = await fetch(address);
    return response.ok && (await response.text()).includes('Browse Services by Category');
  } catch {
    return false;
  }
};

export interface StartedProduct {
  address: string;
  /** The seconds from the command to the first whole page. */
  seconds: number;
  end: () => Promise<void>;
}

export const startProduct = async (
  folder: string,
  command: string[],
  dataDir: string,
): Promise<StartedProduct> => {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: folder,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  while (!(await isAnswered(`${address}/`))) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    address,
    seconds,
    async end() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-(child.pid ?? 0), 'SIGINT');
      await ended;
    },
  };
};
