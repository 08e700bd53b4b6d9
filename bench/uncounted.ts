// Measures the processor's time that each route takes which nobody counts: npm run bench -- uncounted   --times 200
import { parseArgs } from 'node:util';
import { requestPath } from '#kernel/endpoint.ts';
import { requestBuilders } from '#testing/permissions/calls.ts';
import { permissionTable } from '#testing/permissions/permission-table.ts';
import { buildWorld, type TestWorld, testRoles } from '#testing/permissions/test-world.ts';
import { watchUncounted } from '#testing/uncounted-routes.ts';
import { openBench } from './bench-host.ts';
import { requestProducts } from './faults/request-products.ts';

const { values: args } = parseArgs({ options: { times: { type: 'string', default: '200' } } });
const times = Number(args.times);

const bench = await openBench();
const { uncounted, traces } = watchUncounted();
const origin = await bench.listen({ isCached: true, traces });
const { pool } = bench.database;

const home = await (await fetch(origin)).text();
const pathInHome = (pattern: RegExp) => pattern.exec(home)?.[0];

// Nobody of the demo has a picture. This one weighs as much as a person's own.
await bench.services.files.put('pictures/somebody-192.webp', new Uint8Array(12_000));

/** These addresses name nothing of anybody's, so that the home page or a guess has them. */
const samples: Record<string, string | undefined> = {
  '/assets/*': pathInHome(/\/assets\/[\w./-]+\.js/),
  '/plates/*': pathInHome(/\/plates\/[\w./-]+\.svg/),
  '/social/*': pathInHome(/\/social\/[\w./-]+\.png/),
  '/pictures/*': '/pictures/somebody-192.webp',
  '/icons/*': '/icons/none.png',
  '/api/*': '/api/none',
};

const requestProduct = requestProducts([{ address: origin }], bench.signIn);
const { db } = bench.database;
const host = {
  db,
  pool,
  services: bench.services,
  signIn: bench.signIn,
  ask: requestProduct,
} as unknown as TestWorld['host'];
// The demo has no file, no proof and no signed copy of the client's, so they are made as in the test of permissions.
const world = await buildWorld(host);

/** Names an address and who may ask for it. A stream has none, as it never ends. */
const sampleOf = async (url: string): Promise<{ address: string; cookie?: string } | null> => {
  if (url === '/api/live') return null;
  const row = `GET ${url}`;
  const statusesOf = permissionTable.find(({ name }) => name === row)?.statuses;
  const role = testRoles.find((person) => statusesOf && statusesOf[person] < 300);
  if (!role || !url.includes(':')) {
    const address = url in samples ? samples[url] : url;
    return address === undefined || address.includes(':') ? null : { address };
  }
  const fixture = (await requestBuilders[row]?.(world)) ?? {};
  const { params = {}, query } = typeof fixture === 'function' ? fixture(role) : fixture;
  const address = requestPath({ url: url as '/api/' }, { params, query });
  return role === 'visitor' ? { address } : { address, cookie: await bench.signIn(world.ids[role]) };
};

/** The milliseconds are those of a request, with what asking takes in this process itself. */
const costOf = async (address: string, cookie?: string) => {
  const requestOnce = async () => {
    const headers = { 'accept-encoding': 'br', ...(cookie && { cookie }) };
    const response = await fetch(origin + address, { headers, redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  };
  const status = await requestOnce();
  const cpuBefore = process.cpuUsage();
  for (let count = 0; count < times; count += 1) await requestOnce();
  const { user, system } = process.cpuUsage(cpuBefore);
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
