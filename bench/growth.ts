// Measures how the most frequent queries grow with the country, uncached and one after the other: npm run bench -- growth
//   --sizes 1000,10000,100000,1000000   --messages 10000000   --seconds 5 (a question)
//   --folder DIRECTORY (kept, a country a size, and found filled by the next run)   --keep: draws docs/pictures/growth.svg
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openCountry } from './country.ts';
import { type GrowthSample, growthChart } from './growth-chart.ts';
import { tableOf } from './load/result-table.ts';
import { sendRequestsFromChildProcess } from './load/send-requests-from-child-process.ts';

const { values: args } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    messages: { type: 'string', default: '10000000' },
    seconds: { type: 'string', default: '5' },
    folder: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const sizes = args.sizes.split(',').map(Number);
const BAR = 40;

const seen: GrowthSample[] = [];
for (const companies of sizes) {
  const began = performance.now();
  const country = await openCountry({
    companies,
    messages: Number(args.messages),
    folder: args.folder && join(args.folder, String(companies)),
  });
  console.log(
    `${companies.toLocaleString('en')} companies are there after ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  const { rows } = await country.pool.query<{ id: number; trade: number; commune: string; user_id: number }>(
    `select c.id, c.user_id, s.category_id as trade, c.commune from company_profiles c
     join company_services s on s.company_id = c.id where c.is_listed order by c.id limit 200`,
  );
  const [{ trade, commune } = { trade: 1, commune: 'Esch' }] = rows;
  // There are many people, because messages per person and minute are limited.
  const people = await country.signInMany(500);
  const headers = { cookie: people[0]?.cookie ?? '' };
  const of = (query: string) => [{ path: `/api/companies?limit=24&${query}` }];
  const requestsByQuestion = {
    'a trade': of(`categoryId=${trade}`),
    'a trade by rating': of(`categoryId=${trade}&sort=rating`),
    'a trade in a commune': of(`categoryId=${trade}&commune=${encodeURIComponent(commune)}`),
    'a word': of('query=toiture'),
    'a mistyped word': of('query=toit%C3%BCrre'),
    'a sentence': of('query=my%20roof%20is%20leaking%20near%20esch'),
    'a company': rows.map(({ id }) => ({ path: `/api/companies/${id}` })),
    'the page of a trade': [{ path: `/search?category=${trade}` }],
    'own conversations': [{ path: '/api/messages/conversations?limit=50', headers }],
    'a message': people.map(({ cookie }, index) => ({
      method: 'POST' as const,
      path: '/api/messages',
      headers: { cookie, 'idempotency-key': 'growth-{n}' },
      body: JSON.stringify({
        receiverId: rows[index % rows.length]?.user_id,
        content: 'When could you come? {n}',
      }),
    })),
  };
  // Else what was just written is cleaned up beside the questions.
  await country.pool.query('vacuum analyze');
  await country.pool.query('checkpoint');
  const product = await country.start({ isCached: false });
  const ports = [Number(new URL(product.address).port)];
  for (const [question, requests] of Object.entries(requestsByQuestion)) {
    await sendRequestsFromChildProcess({ ports, requests, seconds: 1, connections: 1 });
    const { p50, p99, failed } = await sendRequestsFromChildProcess({
      ports,
      requests,
      seconds: Number(args.seconds),
      connections: 1,
    });
    if (failed > 0) throw new Error(`${question} failed ${failed} times`);
    seen.push({ question, size: companies, p50, p99 });
  }
  await country.close();
}

const most = Math.max(...seen.map(({ p99 }) => p99));
/** The scale is logarithmic. */
const barOf = (ms: number) => '█'.repeat(Math.max(1, Math.round((BAR * Math.log1p(ms)) / Math.log1p(most))));
const samplesByQuestion = Map.groupBy(seen, ({ question }) => question);
for (const [question, ofIt] of samplesByQuestion) {
  console.log(`\n${question}`);
  for (const { size, p50, p99 } of ofIt)
    console.log(
      `  ${size.toLocaleString('en').padStart(9)}  p50 ${p50.toFixed(1).padStart(7)} ms  p99 ${p99.toFixed(1).padStart(7)} ms  ${barOf(p99)}`,
    );
}
console.log(
  `\n${tableOf(
    ['p50 and p99, ms', ...sizes.map((size) => size.toLocaleString('en'))],
    [...samplesByQuestion].map(([question, ofIt]) => [
      question,
      ...ofIt.map(({ p50, p99 }) => `${p50.toFixed(1)}, ${p99.toFixed(1)}`),
    ]),
  )}`,
);
if (args.keep) await writeFile(resolve('docs/pictures/growth.svg'), growthChart(seen));
