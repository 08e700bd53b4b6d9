// Measures the processor's time that each route takes which nobody counts: npm run bench -- uncounted   --times 200
import { parseArgs } from 'node:util';
import { addressOf } from '#kernel/endpoint.ts';
import { calls } from '#testing/permissions/calls.ts';
import { buildWorld, people, type World } from '#testing/permissions/people.ts';
import { permissions } from '#testing/permissions/permissions.ts';
import { watchUncounted } from '#testing/uncounted-routes.ts';
import { openBench } from './bench-host.ts';
import { askProducts } from './faults/ask-products.ts';

const { values: told } = parseArgs({ options: { times: { type: 'string', default: '200' } } });
const times = Number(told.times);

const bench = await openBench();
const { uncounted, traces } = watchUncounted();
const origin = await bench.listen({ isCached: true, traces });
const { pool } = bench.database;

const home = await (await fetch(origin)).text();
const addressIn = (pattern: RegExp) => pattern.exec(home)?.[0];

// Nobody of the demo has a picture. This one weighs as much as a person's own.
await bench.tools.files.put('pictures/somebody-192.webp', new Uint8Array(12_000));

/** These addresses name nothing of anybody's, so that the home page or a guess has them. */
const samples: Record<string, string | undefined> = {
  '/assets/*': addressIn(/\/assets\/[\w./-]+\.js/),
  '/plates/*': addressIn(/\/plates\/[\w./-]+\.svg/),
  '/social/*': addressIn(/\/social\/[\w./-]+\.png/),
  '/pictures/*': '/pictures/somebody-192.webp',
  '/icons/*': '/icons/none.png',
  '/api/*': '/api/none',
};

const ask = askProducts([{ address: origin }], bench.signIn);
const { db } = bench.database;
const host = { db, pool, tools: bench.tools, signIn: bench.signIn, ask } as unknown as World['host'];
// The demo has no file, no proof and no signed copy of the client's, so they are made as in the test of permissions.
const world = await buildWorld(host);

/** Names an address and who may ask for it. A stream has none, as it never ends. */
const sampleOf = async (url: string): Promise<{ address: string; cookie?: string } | null> => {
  if (url === '/api/live') return null;
  const row = `GET ${url}`;
  const statusesOf = permissions.find(({ name }) => name === row)?.statuses;
  const who = people.find((person) => statusesOf && statusesOf[person] < 300);
  if (!who || !url.includes(':')) {
    const address = url in samples ? samples[url] : url;
    return address === undefined || address.includes(':') ? null : { address };
  }
  const made = (await calls[row]?.(world)) ?? {};
  const { params = {}, query } = typeof made === 'function' ? made(who) : made;
  const address = addressOf({ url: url as '/api/' }, { params, query });
  return who === 'visitor' ? { address } : { address, cookie: await bench.signIn(world.ids[who]) };
};

/** The milliseconds are those of a request, with what asking takes in this process itself. */
const costOf = async (address: string, cookie?: string) => {
  const ask = async () => {
    const headers = { 'accept-encoding': 'br', ...(cookie && { cookie }) };
    const answer = await fetch(origin + address, { headers, redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  };
  const status = await ask();
  const before = process.cpuUsage();
  for (let asked = 0; asked < times; asked += 1) await ask();
  const { user, system } = process.cpuUsage(before);
  return { status, ms: (user + system) / 1000 / times };
};

await costOf('/healthz');
const nothing = (await costOf('/healthz')).ms;
console.log(
  `\nProcessor time of each route that is not counted, over ${nothing.toFixed(2)} ms of asking (/healthz)`,
);
const seen: { line: string; ms: number }[] = [];
for (const url of uncounted) {
  const sample = await sampleOf(url);
  if (!sample) seen.push({ line: `  ${url.padEnd(56)} nothing to ask for`, ms: 0 });
  else {
    const { status, ms } = await costOf(sample.address, sample.cookie);
    const over = Math.max(0, ms - nothing);
    seen.push({ line: `  ${url.padEnd(56)} ${over.toFixed(2).padStart(7)} ms  (${status})`, ms: over });
  }
}
for (const { line } of seen.toSorted((a, b) => b.ms - a.ms)) console.log(line);
await bench.close();
process.exit();
