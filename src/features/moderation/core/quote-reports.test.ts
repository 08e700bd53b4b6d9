import { beforeEach, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { luxembourgTimeOf } from '#kernel/dates.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import { quoteCalls, quoteOf } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';
import type { CaseEvidence, QueueEntry } from './contract/moderation.ts';

const host = await testHost();
const { ask, db, pool } = host;
const { asked, quoted, drafted, see, act, client, lawfulRoofer, bellOf } = await quoteCalls(host);
const moderator = await buildUser(db, { userType: 'admin', staffRole: 'moderator' });
beforeEach(() => pool.query('delete from rate_limits'));

const reason = 'It is an invoice for work nobody ordered.';
const statement = 'A quote offers work that was asked for, and nothing else.';

const report = (as: number, id: number, words = reason) => act(as, id, 'report', { reason: words });
const waiting = async () =>
  (await ask('GET', '/api/admin/queues/quote-reports', { as: moderator.id })).body as QueueEntry[];
const decide = (id: number, body: object) => decidingAtOnce(host)('quote-reports', id, body, moderator.id);
const evidenceOf = async (id: number) =>
  (await ask('GET', `/api/admin/queues/quote-reports/${id}/evidence`, { as: moderator.id }))
    .body as CaseEvidence;

const reported = async () => {
  const { claire, schmit, quote } = await quoted();
  expect(quoteOf(await see(claire.id, quote.id)).abilities.mayReport).toBe(true);
  expect((await report(claire.id, quote.id)).status).toBe(200);
  const entry = (await waiting()).find(({ company }) => company?.id === schmit.id);
  if (!entry) throw new Error('The report does not wait');
  return { claire, schmit, quote, entry };
};

test(
  'the client reports a quote that was sent, once; nobody else does, and no draft',
  {
    meta: { requirements: ['D3-8.4', 'D3-10.28'] },
  },
  async () => {
    const { claire, schmit, quote, entry } = await reported();
    const stranger = await client();
    const otherScene = await asked();
    const draft = await drafted(otherScene.schmit.userId, otherScene.request.id);
    const by = async (...args: Parameters<typeof report>) => codeOf(await report(...args));
    expect([
      await by(claire.id, quote.id),
      await by(stranger.id, quote.id),
      await by(schmit.userId, quote.id),
      await by((await lawfulRoofer('Another')).userId, quote.id),
      await by(claire.id, 999_999),
      await by(otherScene.claire.id, draft.id),
      await by(claire.id, quote.id, 'Bad'),
      await by(claire.id, quote.id, 'x'.repeat(1001)),
    ]).toEqual([
      [409, 'alreadyReported'],
      [404, 'quoteNotFound'],
      [403, 'notAllowed'],
      [403, 'notAllowed'],
      [404, 'quoteNotFound'],
      [404, 'quoteNotFound'],
      [400, 'invalidInput'],
      [400, 'invalidInput'],
    ]);
    expect(entry).toMatchObject({ person: { id: claire.id }, complaint: reason });
    expect(quoteOf(await see(claire.id, quote.id)).abilities.mayReport).toBe(false);
  },
);

test(
  'a moderator reads what was sent and its papers while the report waits, and the trail says so',
  {
    meta: { requirements: ['D3-10.28'] },
  },
  async () => {
    const { schmit, quote, entry } = await reported();
    expect(quoteOf(await act(schmit.userId, quote.id, 'versions')).version).toBe(2);
    const pdfUrl = `/api/quotes/${quote.id}/versions/1/pdf`;
    const { quote: reportedQuote, company } = await evidenceOf(entry.id);
    expect(company).toMatchObject({ id: schmit.id });
    expect(reportedQuote).toMatchObject({
      id: quote.id,
      title: quote.number,
      files: [{ url: pdfUrl, kind: 'pdf' }],
    });
    expect(reportedQuote?.words).toContain('Natural slate 32 × 22');
    expect((await ask('GET', pdfUrl, { as: moderator.id })).status).toBe(200);
    const { rows } = await pool.query(
      'select count(*)::integer as reads from security_events where person_id = $1 and actor_id = $2',
      [schmit.userId, moderator.id],
    );
    expect(rows).toEqual([{ reads: 2 }]);
    expect((await decide(entry.id, { verdict: 'approve' })).status).toBe(200);
    expect((await evidenceOf(entry.id)).quote).toBeNull();
    expect((await ask('GET', pdfUrl, { as: moderator.id })).status).toBe(404);
    expect((await see(moderator.id, quote.id)).status).toBe(404);
  },
);

test(
  'one that is upheld withdraws the quote once, and both are told what is theirs to know',
  {
    meta: { requirements: ['D3-8.4'] },
  },
  async () => {
    const { claire, schmit, quote, entry } = await reported();
    expect((await decide(entry.id, { verdict: 'withhold' })).status).toBe(400);
    const ruling = { verdict: 'withhold', statement, consequences: ['warning'] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(entry.id, ruling)));
    // The same decision is stored once; after it has taken effect it is refused as decided.
    expect([200, 409]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    expect((await decide(entry.id, ruling)).status).toBe(409);
    expect(quoteOf(await see(claire.id, quote.id)).state).toBe('withdrawn');
    const title = `quote ${quote.number}`;
    expect((await bellOf(claire.id))[0]).toBe(`Your report about ${title} was upheld`);
    expect(await bellOf(schmit.userId)).toContain(`A moderator upheld a report about your ${title}`);
    const { rows } = await pool.query(
      'select subject, verdict from moderation_log where person_id = $1 order by subject',
      [schmit.userId],
    );
    expect(rows).toEqual([
      { subject: 'quote-report', verdict: 'upheld' },
      { subject: 'report', verdict: 'warned' },
    ]);
  },
);

test(
  'a contract is not ended by a report that is upheld',
  {
    meta: { requirements: ['D3-8.4'] },
  },
  async () => {
    const { schmit, quote, entry } = await reported();
    await pool.query(
      "update quotes set state = 'accepted', company_name = 'A', client_name = 'B', ended_at = now() where id = $1",
      [quote.id],
    );
    expect((await decide(entry.id, { verdict: 'withhold', statement })).status).toBe(200);
    expect(quoteOf(await see(schmit.userId, quote.id)).state).toBe('accepted');
  },
);

test('one that is dismissed leaves the quote as it is', { meta: { requirements: ['D3-8.4'] } }, async () => {
  const { claire, schmit, quote, entry } = await reported();
  expect((await decide(entry.id, { verdict: 'approve' })).status).toBe(200);
  expect(quoteOf(await see(claire.id, quote.id)).state).toBe('sent');
  expect((await bellOf(claire.id))[0]).toMatch(/was dismissed$/);
  expect((await bellOf(schmit.userId)).filter((line) => /moderator/.test(line))).toEqual([]);
});

test('reports of quotes stand in the year’s figures, received and decided', async () => {
  const { entry } = await reported();
  await decide(entry.id, { verdict: 'withhold', statement });
  const admin = await buildUser(db, { userType: 'admin', staffRole: 'admin' });
  const year = luxembourgTimeOf(new Date()).year;
  const { text } = await ask('GET', `/api/admin/figures/${year}/csv`, { as: admin.id });
  expect(text).toMatch(/,Notices received,quote,\d+,/);
  expect(text).toMatch(/,Notices upheld,quote[^,]*,\d+,/);
});
