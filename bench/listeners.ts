// People who listen, and write to each other, in a process of their own, so that they do not share a thread
// with the server they measure: node bench/listeners.ts URL SECONDS SENDS_A_SECOND < sessions
// Each line of the input is "USER_ID TOKEN". Prints {"open": …} once all listen, then what was measured.

import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

const [server = '', seconds = '0', sendsASecond = '0'] = process.argv.slice(2);

interface Listener {
  id: number;
  cookie: string;
}

const AT_ONCE = 200;
const took: number[] = [];
const isAwaited = new Set<string>();

const hear = (text: string, id: number) => {
  // Both sides get the event; the one who waits for it is the other one.
  for (const [, key = ''] of text.matchAll(/"content":"(\d+ [\d.]+)"/g)) {
    const [receiver, sentAt = '0'] = key.split(' ');
    if (Number(receiver) !== id || !isAwaited.delete(key)) continue;
    took.push(performance.now() - Number(sentAt));
  }
};

const listen = ({ id, cookie }: Listener) =>
  new Promise<void>((resolve, reject) => {
    const streamRequest = request(`${server}/api/live`, { agent: false, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream was answered with ${response.statusCode}`));
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        if (text.includes('event: hello')) resolve();
        if (text.includes('event: message')) hear(text, id);
      });
    });
    streamRequest.on('error', reject);
    streamRequest.end();
  });

const agent = new Agent({ keepAlive: true });

const send = (from: Listener, to: Listener) =>
  new Promise<void>((resolve, reject) => {
    const content = `${to.id} ${performance.now()}`;
    isAwaited.add(content);
    const headers = {
      'content-type': 'application/json',
      cookie: from.cookie,
      'idempotency-key': content,
    };
    const messageRequest = request(
      `${server}/api/messages`,
      { method: 'POST', agent, headers },
      (response) => {
        if (response.statusCode !== 201)
          reject(new Error(`A message was answered with ${response.statusCode}`));
        response.resume().on('end', resolve);
      },
    );
    messageRequest.on('error', reject);
    messageRequest.end(JSON.stringify({ receiverId: to.id, content }));
  });

const people: Listener[] = [];
for await (const inputRow of createInterface({ input: process.stdin })) {
  const [id, token] = inputRow.split(' ');
  people.push({ id: Number(id), cookie: `session=${token}` });
}
for (let first = 0; first < people.length; first += AT_ONCE) {
  await Promise.all(people.slice(first, first + AT_ONCE).map(listen));
}
console.log(JSON.stringify({ open: people.length }));

const sends: Promise<void>[] = [];
for (let turn = 0; turn < Number(seconds) * Number(sendsASecond); turn += 1) {
  const [from, to] = [people[turn % people.length], people[(turn * 7 + 1) % people.length]];
  if (from && to && from !== to) sends.push(send(from, to));
  await setTimeout(1000 / Number(sendsASecond));
}
await Promise.all(sends);
if (Number(seconds) > 0) {
  await setTimeout(1000);
  took.sort((a, b) => a - b);
  const p = (part: number) => took[Math.floor(took.length * part)] ?? 0;
  console.log(JSON.stringify({ heard: took.length, missing: isAwaited.size, p50: p(0.5), p99: p(0.99) }));
  process.exit(0);
}
