// Asks a server on keep-alive connections in a closed loop, in a process of its own: node bench/load/send-requests.ts < JSON.
// Over bare sockets: a client of node:http would be slower than some of the servers it asks.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** `{n}` in path or body is another number each time. */
export interface Request {
  path: string;
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface Asking {
  /** Of one server, or of several that are asked alike. */
  ports: readonly number[];
  /** In turn. */
  requests: readonly Request[];
  seconds: number;
  connections: number;
}

export interface Asked {
  perSecond: number;
  p50: number;
  p99: number;
  bytesEach: number;
  failed: number;
}

const END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/** How the answer is known to be whole: by its length, or by its last chunk, as nothing follows before we ask again. */
const isWhole = (answer: Buffer) => {
  const end = answer.indexOf(END);
  if (end < 0) return false;
  const head = answer.toString('latin1', 0, end);
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  if (length !== undefined) return answer.length >= end + END.length + Number(length);
  return answer.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) || /^HTTP\/1.1 (204|304)/.test(head);
};

const ask = async ({ ports, requests, seconds, connections }: Asking): Promise<Asked> => {
  const startingNumber = Date.now() % 1e9;
  let turn = 0;
  let bytes = 0;
  let failed = 0;
  const took: number[] = [];
  const next = (port: number) => {
    const { path, method = 'GET', headers = {}, body } = requests[turn % requests.length] as Request;
    const number = String(startingNumber + turn);
    turn += 1;
    const sent = body?.replaceAll('{n}', number);
    const lines = Object.entries({
      host: `127.0.0.1:${port}`,
      ...(sent !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(sent)),
      }),
      ...headers,
    }).map(([name, value]) => `${name}: ${value.replaceAll('{n}', number)}\r\n`);
    return `${method} ${path.replaceAll('{n}', number)} HTTP/1.1\r\n${lines.join('')}\r\n${sent ?? ''}`;
  };
  const end = performance.now() + seconds * 1000;
  const loop = (port: number) =>
    new Promise<void>((resolve, reject) => {
      let parts: Buffer[] = [];
      let began = 0;
      const socket = connect(port, '127.0.0.1');
      const send = () => {
        began = performance.now();
        if (began < end) socket.write(next(port));
        else socket.destroy();
      };
      socket.setNoDelay().on('connect', send);
      socket.on('data', (part: Buffer) => {
        parts.push(part);
        const answer = parts.length === 1 ? part : Buffer.concat(parts);
        parts = [answer];
        if (!isWhole(answer)) return;
        parts = [];
        took.push(performance.now() - began);
        bytes += answer.length;
        if (answer[9] !== 0x32) failed += 1; // Not 2xx.
        send();
      });
      socket.on('error', reject).on('close', () => {
        if (performance.now() < end) reject(new Error('A connection was closed'));
        else resolve();
      });
    });
  await Promise.all(Array.from({ length: connections }, (_, at) => loop(ports[at % ports.length] ?? 0)));
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return {
    perSecond: took.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytesEach: bytes / Math.max(1, took.length),
    failed,
  };
};

console.log(JSON.stringify(await ask(JSON.parse(await text(process.stdin)) as Asking)));
