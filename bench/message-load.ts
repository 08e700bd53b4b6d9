// Writes messages for some seconds, in a process of its own: node bench/message-load.ts SERVER SECONDS CONNECTIONS.
// It reads senders and receivers in lines 'TOKEN RECEIVER' and prints the results.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const [, , server = '', seconds = '3', connections = '16'] = process.argv;
const people = (await text(process.stdin))
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
let turn = Math.floor(Math.random() * people.length);

const send = () =>
  new Promise<void>((resolve, reject) => {
    const [token = '', receiver = ''] = people[turn++ % people.length] ?? [];
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      cookie: `session=${token}`,
    };
    const outgoing = request(`${server}/api/messages`, { agent, method: 'POST', headers }, (response) => {
      response.on('data', () => undefined);
      response.on('end', () =>
        response.statusCode === 201 ? resolve() : reject(new Error(`${response.statusCode}`)),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(
      JSON.stringify({ receiverId: Number(receiver), content: 'When could you come? '.repeat(5) }),
    );
  });

const took: number[] = [];
const end = Date.now() + Number(seconds) * 1_000;
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (Date.now() < end) {
      const startedAt = performance.now();
      await send();
      took.push(performance.now() - startedAt);
    }
  }),
);
agent.destroy();
const p99 = took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
console.log(JSON.stringify({ perSecond: took.length / Number(seconds), p99 }));
