// A closed loop of keep-alive connections against one address, for some seconds. Run as a process of its own,
// so that it does not share a thread with what it measures: node bench/load.ts URL SECONDS CONNECTIONS

import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

// As a browser says it, or nothing where the work compared is another's than compression.
const headers = {
  'accept-encoding': process.env['ACCEPT_ENCODING'] ?? 'br, gzip',
  cookie: process.env['COOKIE'] ?? '',
};

const ask = (url: URL, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      response.on('data', () => undefined);
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

const run = async (address: string, seconds: number, connections: number): Promise<number> => {
  const url = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = Date.now() + seconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (Date.now() < end) {
        await ask(url, agent);
        answered += 1;
      }
    }),
  );
  agent.destroy();
  return answered / seconds;
};

/** Requests a second that an address answers. */
export const requestsPerSecond = async (
  address: string,
  { seconds = 3, connections = 16, encoding = 'br, gzip', cookie = '' } = {},
): Promise<number> => {
  const parameters = [import.meta.filename, address, `${seconds}`, `${connections}`];
  const env = { ...process.env, ACCEPT_ENCODING: encoding, COOKIE: cookie };
  const { stdout } = await promisify(execFile)('node', parameters, { env });
  return Number(stdout);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , address = '', seconds = '3', connections = '16'] = process.argv;
  console.log(await run(address, Number(seconds), Number(connections)));
}
