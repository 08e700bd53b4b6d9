import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { allJobs } from '#app/registry.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildUser } from '#demo/builders/user.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { testHost } from '#testing/host.ts';
import { mailServer } from '#testing/mail-server.ts';
import { codeOf } from '#testing/requests.ts';
import { visitCalls, visitOf } from '#testing/visits.ts';
import { personalData } from './server/personal-data.ts';
import { forgetOrphanedVisits, sendDueVisitNotifications } from './server/send-due-visit-notifications.ts';

const server = await mailServer();
const dataDir = await mkdtemp(join(tmpdir(), 'giewel-visits-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const host = await testHost({
  env: { SMTP_URL: server.url, PUBLIC_URL: 'https://giewel.example', DATA_DIR: dataDir },
});
const { ask, connection, db, pool, services } = host;
const { accept, act, agreed, asked, bellOf, inHours, propose, proposed, see } = await visitCalls(host);
beforeEach(async () => {
  await pool.query('delete from rate_limits; delete from pgboss.job');
  server.received.length = 0;
});

/** Runs the waiting jobs, as the product would. */
const work = async (jobServices = services) => {
  const database = { connection, db, pool, close: async () => undefined };
  const runner = await startJobWorker(
    database,
    allJobs.filter(({ name }) => ['tell', 'tell-held', 'mail'].includes(name)),
    jobServices,
  );
  onTestFinished(() => runner.stop());
};

/** Within ten minutes all notifications would share one email. */
const laterOn = () => pool.query(`update notifications set told_at = told_at - interval '11 minutes'`);

interface Mailed {
  to: string;
  source: string;
  types: string[];
  calendar: string;
}

/** Only emails with a calendar file count. */
const mailed = (): Mailed[] =>
  server.received.flatMap(({ to: [to = ''], source }) => {
    const part = /Content-Type: text\/calendar[^]*?\r\n\r\n([^]*?)\r\n--/.exec(source);
    if (!part) return [];
    const types = [...source.matchAll(/^Content-Type: ([^\r\n]*(?:\r\n[ \t][^\r\n]*)*)/gm)].map(
      ([, type = '']) => type,
    );
    const isBase64 = /Content-Type: text\/calendar[^]*?base64[^]*?\r\n\r\n/.test(part[0]);
    const body = part[1] ?? '';
    const calendar = isBase64
      ? Buffer.from(body, 'base64').toString()
      : Buffer.from(
          body
            .replaceAll('=\r\n', '')
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString();
    return [{ to, source, types, calendar }];
  });

const eventIn = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    location: event.location,
    attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
  };
};

const emailOf = async (id: number) => {
  const { rows } = await pool.query<{ email: string }>('select email from users where id = $1', [id]);
  return rows[0]?.email ?? '';
};

describe('mails', () => {
  test(
    'both get the event, and neither the other’s address; moved and called off it is the same event',
    {
      meta: { requirements: ['D3-3.2', 'D3-3.3'] },
    },
    async () => {
      const { claire, schmit, visit } = await agreed();
      await work();
      const recipients = [await emailOf(claire.id), await emailOf(schmit.userId)];
      await expect
        .poll(() =>
          mailed()
            .map(({ to }) => to)
            .toSorted(),
        )
        .toEqual(recipients.toSorted());
      const first = mailed();
      for (const { to, source, calendar, types } of first) {
        const event = eventIn(calendar);
        expect(event).toMatchObject({
          method: 'REQUEST',
          sequence: 0,
          start: visit.start,
          attendees: [`mailto:${to}`],
        });
        expect(event.location).toBe(
          to === recipients[0] ? '14, rue des Tilleuls, L-3919 Mondercange' : 'L-3919 Mondercange',
        );
        expect(types.some((type) => /^text\/calendar;[^]*method=REQUEST/.test(type))).toBe(true);
        expect(types.some((type) => type.startsWith('multipart/alternative'))).toBe(true);
        expect(source).toMatch(/Content-Disposition: attachment;[^]*visit\.ics/);
        const stranger = recipients.find((address) => address !== to) ?? '';
        expect(source + calendar).not.toContain(stranger);
        if (to !== recipients[0]) expect(source + calendar).not.toContain('rue des Tilleuls');
      }
      server.received.length = 0;
      await laterOn();
      const moving = visitOf(await act(schmit.userId, visit.id, 'move', { slots: [inHours(100)] }));
      await accept(claire.id, moving);
      await expect.poll(() => mailed().length).toBe(2);
      const uid = eventIn(first[0]?.calendar ?? '').uid;
      for (const { calendar } of mailed())
        expect(eventIn(calendar)).toMatchObject({
          method: 'REQUEST',
          uid,
          sequence: 1,
          start: moving.slots[0]?.start,
        });
      server.received.length = 0;
      await laterOn();
      await act(claire.id, visit.id, 'cancel');
      await expect.poll(() => mailed().length).toBe(2);
      for (const { calendar } of mailed())
        expect(eventIn(calendar)).toMatchObject({ method: 'CANCEL', uid, sequence: 2 });
    },
  );

  test(
    'come for who comes too, and to nobody who wants none',
    {
      meta: { requirements: ['D3-3.1', 'D3-8.4'] },
    },
    async () => {
      const { claire, schmit, invitationId } = await asked();
      const marc = await buildUser(db, { userType: 'company' });
      await buildCompanyMember(db, { companyId: schmit.id, userId: marc.id });
      await pool.query('update users set email_notifications = false where id = $1', [schmit.userId]);
      const visit = visitOf(await propose(marc.id, { invitationId, slots: [inHours(40)] }));
      await accept(claire.id, visit);
      await work();
      const recipients = [await emailOf(claire.id), marc.email];
      await expect
        .poll(() =>
          mailed()
            .map(({ to }) => to)
            .toSorted(),
        )
        .toEqual(recipients.toSorted());
    },
  );

  test('lie in the outbox with the file beside them', { meta: { requirements: ['D3-10.10'] } }, async () => {
    await agreed();
    await work({
      ...services,
      config: { ...services.config, mail: { ...services.config.mail, smtpUrl: undefined } },
    });
    const outbox = join(dataDir, 'outbox');
    const files = () => readdir(outbox).catch(() => []);
    await expect.poll(async () => (await files()).filter((name) => name.endsWith('.ics')).length).toBe(2);
    const [file = ''] = (await files()).filter((name) => name.endsWith('.ics'));
    expect(await files()).toContain(file.replace('.ics', '.txt'));
    expect(eventIn(await readFile(join(outbox, file), 'utf8')).method).toBe('REQUEST');
  });
});

describe('the calendar’s address', () => {
  const make = async (as: number) =>
    ((await ask('POST', '/api/calendar/address', { as })).body as { address: string }).address;
  const pathOf = (address: string) => new URL(address).pathname;
  const fetched = (address: string) => ask('GET', pathOf(address));

  test(
    'holds a person’s own visits, as one reads them elsewhere',
    {
      meta: { requirements: ['D3-3.3'] },
    },
    async () => {
      const { claire, schmit, visit } = await agreed();
      await agreed();
      const responses = [];
      for (const as of [claire.id, schmit.userId]) {
        const response = await fetched(await make(as));
        expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
        const calendar = new ICAL.Component(ICAL.parse(response.text));
        expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
        expect(response.text).not.toContain('@');
        responses.push(eventIn(response.text));
      }
      expect(responses).toMatchObject([
        { method: 'PUBLISH', start: visit.start, location: '14, rue des Tilleuls, L-3919 Mondercange' },
        { method: 'PUBLISH', start: visit.start, location: 'L-3919 Mondercange' },
      ]);
      expect(responses[0]?.uid).toBe(responses[1]?.uid);
      await ask('POST', `/api/requests/${visit.request?.id}/street`, {
        as: claire.id,
        body: { companyId: schmit.id },
      });
      expect(eventIn((await fetched(await make(schmit.userId))).text).location).toContain('rue des Tilleuls');
      await act(claire.id, visit.id, 'cancel');
      expect((await fetched(await make(claire.id))).text).not.toContain('VEVENT');
    },
  );

  test(
    'is replaced by a new one, is nobody’s otherwise, and ends with its person',
    {
      meta: { requirements: ['D3-3.3'] },
    },
    async () => {
      const { claire } = await agreed();
      const first = await make(claire.id);
      expect((await ask('GET', '/api/calendar', { as: claire.id })).body).toMatchObject({
        address: { createdAt: expect.any(String) },
        visits: [{ state: 'agreed' }],
      });
      const second = await make(claire.id);
      expect(second).not.toBe(first);
      expect((await fetched(first)).status).toBe(404);
      expect((await fetched(second)).status).toBe(200);
      for (const secret of ['', 'a', `${second}x`, '%00', '../api/user'])
        expect((await ask('GET', `/calendar/${encodeURIComponent(secret)}.ics`)).status).toBe(404);
      const { rows } = await pool.query('select token_hash from calendar_addresses where user_id = $1', [
        claire.id,
      ]);
      expect(String(rows[0].token_hash)).not.toContain(pathOf(second).slice(10, 53));
      await pool.query('update users set is_suspended = true where id = $1', [claire.id]);
      expect((await fetched(second)).status).toBe(404);
    },
  );

  test(
    'of a member holds where they come, for as long as they work there',
    {
      meta: { requirements: ['D3-3.3'] },
    },
    async () => {
      const { schmit, visit } = await agreed();
      const marc = await buildUser(db, { userType: 'company' });
      await buildCompanyMember(db, { companyId: schmit.id, userId: marc.id });
      const address = await make(marc.id);
      expect((await fetched(address)).text).not.toContain('VEVENT');
      await pool.query('update visits set member_id = $1 where id = $2', [marc.id, visit.id]);
      expect((await fetched(address)).text).toContain(visit.start?.replace(/[-:]/g, '').slice(0, 15));
      await pool.query('delete from company_members where user_id = $1', [marc.id]);
      expect((await fetched(address)).text).not.toContain('VEVENT');
    },
  );
});

describe('whoever is erased', () => {
  test.each(['client', 'company'] as const)(
    'the %s: the other side is told, and nothing of them is left',
    { meta: { requirements: ['D3-8.4'] } },
    async (side) => {
      const { claire, schmit, visit } = await agreed();
      const [leaverId, left] = side === 'client' ? [claire.id, schmit.userId] : [schmit.userId, claire.id];
      expect(await personalData.collect(db, leaverId)).toMatchObject({
        visits: [{ id: visit.id, state: 'agreed' }],
      });
      await ask('POST', '/api/calendar/address', { as: leaverId });
      await pool.query("update users set erase_at = now() - interval '1 hour' where id = $1", [leaverId]);
      await allJobs.find(({ name }) => name === 'erase-people')?.run({}, services);
      await sendDueVisitNotifications(services);
      await sendDueVisitNotifications(services);
      const bell = await bellOf(left);
      expect(bell[0]).toMatch(/^The visit with someone who has left Giewel on .* has been cancelled$/);
      expect(bell.filter((line) => line.endsWith('has been cancelled'))).toHaveLength(1);
      await work();
      await expect
        .poll(() => mailed().filter(({ calendar }) => eventIn(calendar).method === 'CANCEL').length)
        .toBe(1);
      const { rows } = await pool.query('select place, words, invitation_id from visits where id = $1', [
        visit.id,
      ]);
      expect(rows).toEqual([{ place: null, words: null, invitation_id: null }]);
      await pool.query("update visits set end_told_at = end_told_at - interval '2 days' where id = $1", [
        visit.id,
      ]);
      await forgetOrphanedVisits(db);
      expect((await pool.query('select 1 from visits where id = $1', [visit.id])).rowCount).toBe(0);
      expect(
        (await pool.query('select 1 from calendar_addresses where user_id = $1', [leaverId])).rowCount,
      ).toBe(0);
    },
  );
});

test(
  'a calendar shows no other’s visits, and which days a company works',
  {
    meta: { requirements: ['D3-3.3'] },
  },
  async () => {
    const { schmit } = await agreed();
    const otherVisit = await proposed();
    expect((await ask('GET', '/api/calendar', { as: otherVisit.claire.id })).body).toMatchObject({
      visits: [],
      members: [],
    });
    const { body } = await ask('GET', '/api/calendar?from=2026-12-21', { as: schmit.userId });
    const { days, members } = body as { days: { day: string; isWorking: boolean }[]; members: object[] };
    expect(days).toHaveLength(35);
    expect(days.find(({ day }) => day === '2026-12-25')?.isWorking).toBe(false);
    expect(members).toEqual([{ id: schmit.userId, name: 'Toiture Schmit', isMe: true }]);
    expect(codeOf(await see(otherVisit.claire.id, 999_999))).toEqual([404, 'visitNotFound']);
  },
);
