import { beforeEach, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { luxembourgTimeOf } from '#kernel/dates.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import { codeOf, requestCalls } from '#testing/requests.ts';
import type { CaseEvidence, QueueEntry } from './contract/moderation.ts';

const host = await testHost();
const { ask, db, pool } = host;
const { client, roofer, sent, read, uploaded, invitationOf, invitation, bellOf } = await requestCalls(host);
const moderator = await buildUser(db, { userType: 'admin', staffRole: 'moderator' });
beforeEach(() => pool.query('delete from rate_limits'));

const reason = 'It advertises a betting site instead of work.';
const statement = 'A request describes work to be done, and nothing else.';
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF');

const report = (as: number, id: number, words = reason) =>
  ask('POST', `/api/requests/${id}/report`, { as, body: { reason: words } });
const waiting = async () =>
  (await ask('GET', '/api/admin/queues/request-reports', { as: moderator.id })).body as QueueEntry[];
const decide = (id: number, body: object) => decidingAtOnce(host)('request-reports', id, body, moderator.id);
const evidenceOf = async (id: number) =>
  (await ask('GET', `/api/admin/queues/request-reports/${id}/evidence`, { as: moderator.id }))
    .body as CaseEvidence;

const reported = async () => {
  const [claire, schmit, weber] = [await client(), await roofer(), await roofer()];
  const { id } = await sent(claire.id, [schmit.id, weber.id]);
  const { files } = await uploaded(claire.id, id, pdf);
  expect((await report(schmit.userId, id)).status).toBe(200);
  const entry = (await waiting()).find(({ person }) => person?.id === claire.id);
  if (!entry) throw new Error('The report does not wait');
  return { claire, schmit, weber, requestId: id, entry, fileUrl: files[0]?.url ?? '' };
};

test(
  'a company that was asked reports a request, once; nobody else does',
  {
    meta: { requirements: ['D3-8.4', 'D3-10.28'] },
  },
  async () => {
    const { claire, schmit, requestId, entry } = await reported();
    const stranger = await roofer();
    const by = async (...args: Parameters<typeof report>) => codeOf(await report(...args));
    expect([
      await by(schmit.userId, requestId),
      await by(stranger.userId, requestId),
      await by(claire.id, requestId),
      await by(schmit.userId, 999_999),
      await by(schmit.userId, requestId, 'Bad'),
      await by(schmit.userId, requestId, 'x'.repeat(1001)),
    ]).toEqual([
      [409, 'alreadyReported'],
      [404, 'requestNotFound'],
      [403, 'notAllowed'],
      [404, 'requestNotFound'],
      [400, 'invalidInput'],
      [400, 'invalidInput'],
    ]);
    expect(entry).toMatchObject({ company: { id: schmit.id }, complaint: reason });
    const { id } = await invitationOf(schmit.userId);
    expect((await invitation(schmit.userId, id)).body).toMatchObject({ abilities: { mayReport: false } });
  },
);

test(
  'a moderator reads the request and its files while the report waits, and the trail says so',
  {
    meta: { requirements: ['D3-10.28'] },
  },
  async () => {
    const { claire, requestId, entry, fileUrl } = await reported();
    const { title, description } = await read(claire.id, requestId);
    const { request } = await evidenceOf(entry.id);
    expect(request).toMatchObject({ id: requestId, title, files: [{ url: fileUrl, kind: 'pdf' }] });
    expect(request?.words[0]).toBe(description);
    expect((await ask('GET', fileUrl, { as: moderator.id })).status).toBe(200);
    const { rows } = await pool.query(
      'select count(*)::integer as reads from security_events where person_id = $1 and actor_id = $2',
      [claire.id, moderator.id],
    );
    expect(rows).toEqual([{ reads: 2 }]);
    expect((await decide(entry.id, { verdict: 'approve' })).status).toBe(200);
    expect((await evidenceOf(entry.id)).request).toBeNull();
    expect((await ask('GET', fileUrl, { as: moderator.id })).status).toBe(404);
    expect((await ask('GET', `/api/requests/${requestId}`, { as: moderator.id })).status).toBe(404);
  },
);

test(
  'one that is upheld ends the request for everybody, and all are told what is theirs to know',
  {
    meta: { requirements: ['D3-8.4'] },
  },
  async () => {
    const { claire, schmit, weber, requestId, entry } = await reported();
    expect((await decide(entry.id, { verdict: 'withhold' })).status).toBe(400);
    const ruling = { verdict: 'withhold', statement, consequences: ['warning'] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(entry.id, ruling)));
    // The same decision is stored once; after it has taken effect it is refused as decided.
    expect([200, 409]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    expect((await decide(entry.id, ruling)).status).toBe(409);
    const request = await read(claire.id, requestId);
    expect([request.state, request.closedFor]).toEqual(['closed', 'taken-down']);
    expect(request.invitations.map(({ state }) => state)).toEqual(['lost', 'lost']);
    expect((await bellOf(claire.id)).some((line) => line.startsWith('A moderator closed your request'))).toBe(
      true,
    );
    expect((await bellOf(schmit.userId))[0]).toMatch(/^Your report about the request .* was upheld$/);
    expect((await bellOf(weber.userId))[0]).toMatch(/^The request “.+” was closed$/);
    const { rows } = await pool.query(
      'select subject, verdict from moderation_log where person_id = $1 order by subject',
      [claire.id],
    );
    expect(rows).toEqual([
      { subject: 'report', verdict: 'warned' },
      { subject: 'request-report', verdict: 'upheld' },
    ]);
  },
);

test(
  'one that is dismissed leaves the request as it is',
  {
    meta: { requirements: ['D3-8.4'] },
  },
  async () => {
    const { claire, schmit, requestId, entry } = await reported();
    expect((await decide(entry.id, { verdict: 'approve' })).status).toBe(200);
    expect((await read(claire.id, requestId)).state).toBe('open');
    expect((await bellOf(schmit.userId))[0]).toMatch(/was dismissed$/);
    expect((await bellOf(claire.id)).filter((line) => /moderator/.test(line))).toEqual([]);
  },
);

test('the queue is in the order of waiting, whatever came first by number', async () => {
  const [first, second] = [await reported(), await reported()];
  const since = (id: number, createdAt: string) =>
    pool.query('update request_reports set created_at = $2 where id = $1', [id, createdAt]);
  await since(first.entry.id, '2026-03-02T08:00:00Z');
  await since(second.entry.id, '2026-03-01T08:00:00Z');
  const ids = async () =>
    (await waiting()).map(({ id }) => id).filter((id) => id === first.entry.id || id === second.entry.id);
  expect(await ids()).toEqual([second.entry.id, first.entry.id]);
  await since(second.entry.id, '2026-03-03T08:00:00Z');
  expect(await ids()).toEqual([first.entry.id, second.entry.id]);
});

test('reports of requests stand in the year’s figures, received and decided, with how long they took', async () => {
  await pool.query('delete from request_reports');
  const { entry } = await reported();
  await decide(entry.id, { verdict: 'withhold', statement });
  await pool.query(
    `update request_reports set created_at = '2024-05-01T08:00:00Z', decided_at = '2024-05-01T14:00:00Z'`,
  );
  const admin = await buildUser(db, { userType: 'admin', staffRole: 'admin' });
  const figuresOf = async (year: number) =>
    (await ask('GET', `/api/admin/figures/${year}/csv`, { as: admin.id })).text.split('\r\n');
  expect(await figuresOf(2024)).toContain('2024,Notices received,request,1,6');
  const thisYear = await figuresOf(luxembourgTimeOf(new Date()).year);
  expect(thisYear.some((line) => /,Notices upheld,request[^,]*,\d+,/.test(line))).toBe(true);
});
