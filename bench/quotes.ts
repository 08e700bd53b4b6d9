// Measures PDFs and comparisons of long quotes: node bench/quotes.ts
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildCompany } from '#demo/builders/company.ts';
import { buildQuote, quoteLineRow } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildUser } from '#demo/builders/user.ts';
import { MAX_QUOTE_LINES } from '#features/quotes/core/rules/quotes.ts';
import { drawQuoteInWorker } from '#features/quotes/core/server/pdf/draw-in-worker.ts';
import { drawQuotePdf } from '#features/quotes/core/server/pdf/draw-quote.ts';
import { readPdfContent } from '#features/quotes/core/server/pdf/send-quote-job.ts';
import { findQuote } from '#features/quotes/core/server/store.ts';
import { lineKinds } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { openBench } from './bench-host.ts';
import { loadOf } from './load.ts';

const bench = await openBench();
const { db } = bench.database;

const WORDS = 'Natural slate 32 × 22, double lap, copper nails, with everything it takes up the scaffold';
const lines = Array.from({ length: MAX_QUOTE_LINES }, (_, index) =>
  quoteLineRow({
    kind: lineKinds[index % lineKinds.length] ?? 'labour',
    description: `${WORDS} ${index}`,
    quantity: `${1 + (index % 90)}.5`,
    unit: 'm2',
    unitPrice: `${10 + index}.25`,
    isOptional: index % 10 === 9,
  }),
);

const client = await buildUser(db, { isEmailVerified: true });
const sentAt = new Date();
const request = await buildRequest(db, { clientId: client.id, sentAt });
const ids: number[] = [];
for (let at = 0; at < 3; at += 1) {
  const company = await buildCompany(db);
  const invitation = await buildRequestInvitation(db, {
    requestId: request.id,
    companyId: company.id,
    state: 'quoted',
    sentAt,
  });
  const quote = await buildQuote(db, {
    companyId: company.id,
    clientId: client.id,
    requestId: request.id,
    invitationId: invitation.id,
    state: 'sent',
    sentAt,
    lines,
  });
  ids.push(quote.id);
}

const row = await findQuote(db, ids[0] ?? 0);
if (!row) throw new Error('There is nothing to print');
const content = await readPdfContent(bench.services, row, sentAt);

const timesOf = async (times: number, work: () => Promise<unknown>): Promise<string> => {
  const durations: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    await work();
    durations.push(performance.now() - start);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `median ${middle.toFixed(0)}, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`;
};

console.log(
  `A paper of ${MAX_QUOTE_LINES} lines drawn    ${await timesOf(7, () => drawQuotePdf(content))} (under 500 wanted)`,
);
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const inWorkerMs = await timesOf(7, () => drawQuoteInWorker({ quote: content }));
delay.disable();
console.log(`the same in a thread that starts    ${inWorkerMs}`);
console.log(
  `what a request waits meanwhile      p99 ${(delay.percentile(99) / 1e6).toFixed(1)}, longest ${(delay.max / 1e6).toFixed(1)} ms`,
);
const full = {
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({ ...line, description: `${WORDS} `.repeat(12).slice(0, 1000) })),
  })),
};
console.log(`lines of 1,000 characters           ${await timesOf(5, () => drawQuotePdf(full))}`);

const ours = await bench.listen({ isCached: false });
const { p99, perSecond } = await loadOf(`${ours}/api/requests/${request.id}/comparison`, {
  encoding: 'identity',
  connections: 1,
  // With fewer responses the slowest of a hundred is the very first, before anything has warmed up.
  seconds: 10,
  cookie: await bench.signIn(client.id),
});
console.log(
  `three quotes of ${MAX_QUOTE_LINES} lines beside each other  mean ${(1000 / perSecond).toFixed(1)}, p99 ${p99.toFixed(1)} ms (under 50 wanted)`,
);
await bench.close();
process.exit(0);
