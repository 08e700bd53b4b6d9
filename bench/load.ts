// A closed loop of keep-alive connections against one address, or several in turn, for some seconds. Run as a process of
// its own, so that it does not share a thread with what it measures: node bench/load.ts 'URL URL …' SECONDS CONNECTIONS

import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

// These are a browser's headers, or none where compression is not compared.
const headers = {
  'accept-encoding': process.env['ACCEPT_ENCODING'] ?? 'br, gzip',
  cookie: process.env['COOKIE'] ?? '',
  'user-agent': process.env['USER_AGENT'] ?? '',
};

export interface LoadResult {
  perSecond: number;
  /** The number of responses. */
  count: number;
  /** 99 of 100 responses took at most this many milliseconds. */
  p99: number;
}

const sendRequest = (url: URL, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (response) => {
      response.on('data', () => undefined);
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`)),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

const run = async (addresses: string, seconds: number, connections: number): Promise<LoadResult> => {
  const urls = addresses.split(' ').map((address) => new URL(address));
  let turn = 0;
  const nextUrl = () => urls[turn++ % urls.length] as URL;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = Date.now() + seconds * 1000;
  const took: number[] = [];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (Date.now() < end) {
        const startedAt = performance.now();
        await sendRequest(nextUrl(), agent);
        took.push(performance.now() - startedAt);
      }
    }),
  );
  agent.destroy();
  const p99 = took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
  return { perSecond: took.length / seconds, count: took.length, p99 };
};

/** Measures throughput and latency of an address, or of several in turn. */
export const loadOf = async (
  address: string,
  { seconds = 3, connections = 16, encoding = 'br, gzip', cookie = '', userAgent = '' } = {},
): Promise<LoadResult> => {
  const parameters = [import.meta.filename, address, `${seconds}`, `${connections}`];
  const env = { ...process.env, ACCEPT_ENCODING: encoding, COOKIE: cookie, USER_AGENT: userAgent };
  const { stdout } = await promisify(execFile)('node', parameters, { env });
  return JSON.parse(stdout) as LoadResult;
};

/** Returns the requests a second that an address serves. */
export const requestsPerSecond = async (
  address: string,
  options: Parameters<typeof loadOf>[1] = {},
): Promise<number> => (await loadOf(address, options)).perSecond;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , address = '', seconds = '3', connections = '16'] = process.argv;
  console.log(JSON.stringify(await run(address, Number(seconds), Number(connections))));
}
