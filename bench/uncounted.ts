// What each route that nobody counts takes of the processor: npm run bench -- uncounted   --times 200
import { parseArgs } from 'node:util';
import { watchUncounted } from '#testing/uncounted-routes.ts';
import { openBench } from './bench-host.ts';

const { values: told } = parseArgs({ options: { times: { type: 'string', default: '200' } } });
const times = Number(told.times);

const bench = await openBench();
const { uncounted, traces } = watchUncounted();
const origin = await bench.listen({ isCached: true, traces });
const { pool } = bench.database;

const one = async <Row extends object>(sql: string): Promise<Partial<Row>> =>
  (await pool.query<Row>(sql)).rows[0] ?? {};

const home = await (await fetch(origin)).text();
const addressIn = (pattern: RegExp) => pattern.exec(home)?.[0];
const client = await one<{ id: number }>(`select id from users where username = 'demo-client'`);
const admin = await one<{ id: number }>(`select id from users where username = 'demo-admin'`);
const cookies = {
  client: await bench.signIn(client.id ?? 0),
  admin: await bench.signIn(admin.id ?? 0),
};
const picture = await one<{ id: number; project_id: number }>(
  `select f.id, f.project_id from project_files f join projects p on p.id = f.project_id
   where p.client_id = ${client.id} and f.kind = 'picture' limit 1`,
);
const quote = await one<{ id: number; sent_version: number }>(
  `select id, sent_version from quotes where client_id = ${client.id} and sent_version is not null limit 1`,
);

/** Something there is, for each route that the demo has something for. */
const samples: Record<string, [address: string | undefined, who?: keyof typeof cookies]> = {
  '/healthz': ['/healthz'],
  '/readyz': ['/readyz'],
  '/robots.txt': ['/robots.txt'],
  '/api/docs.css': ['/api/docs.css'],
  '/assets/*': [addressIn(/\/assets\/[\w./-]+\.js/)],
  '/plates/*': [addressIn(/\/plates\/[\w./-]+\.svg/)],
  '/social/*': [addressIn(/\/social\/[\w./-]+\.png/)],
  '/api/projects/:id/files/:fileId': [
    `/api/projects/${picture.project_id}/files/${picture.id}?size=small`,
    'client',
  ],
  '/api/quotes/:id/versions/:version/pdf': [
    `/api/quotes/${quote.id}/versions/${quote.sent_version}/pdf`,
    'client',
  ],
};

/** In milliseconds a request, with what the asking of this process itself takes. */
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
  const [address, who] = samples[url] ?? [url.includes(':') || url.includes('*') ? undefined : url];
  if (!address) seen.push({ line: `  ${url.padEnd(56)} nothing to ask for in the demo`, ms: 0 });
  else {
    const { status, ms } = await costOf(address, who && cookies[who]);
    const over = Math.max(0, ms - nothing);
    seen.push({ line: `  ${url.padEnd(56)} ${over.toFixed(2).padStart(7)} ms  (${status})`, ms: over });
  }
}
for (const { line } of seen.toSorted((a, b) => b.ms - a.ms)) console.log(line);
await bench.close();
process.exit();
