import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildUser } from '#demo/builders/user.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { codeOf } from '#testing/requests.ts';
import { visitCalls, visitOf } from '#testing/visits.ts';
import { sendDueVisitNotifications } from './server/send-due-visit-notifications.ts';

const host = await testHost();
const { ask, db, pool, services } = host;
const { accept, act, asked, bellOf, propose, see } = await visitCalls(host);
beforeEach(() => pool.query('delete from rate_limits; delete from pgboss.job'));

const at = (moment: string) => Object.assign(services, { clock: { now: () => new Date(moment) } });
const comes = async (moment: string) => {
  at(moment);
  await sendDueVisitNotifications(services);
};
const waiting = async (task: string) =>
  (await pool.query(`select 1 from ${storedJobsSql} jobs where name = $1`, [task])).rowCount;

/** Proposes and agrees on a visit at this time, on the Wednesday before. */
const agreedFor = async (start: string, agreedAt = '2026-03-25T09:00:00Z') => {
  at(agreedAt);
  const world = await asked();
  const { claire, schmit, invitationId } = world;
  const visit = visitOf(await propose(schmit.userId, { invitationId, slots: [{ start, minutes: 60 }] }));
  return { ...world, visit: visitOf(await accept(claire.id, visit)) };
};

describe('reminders', () => {
  test(
    'come a day before, by the clock of Luxembourg also over the change to summer time, and two hours before',
    {
      meta: { requirements: ['D3-3.2', 'D3-3.4'] },
    },
    async () => {
      // It is Monday at nine; the clocks go forward on Sunday the 29th.
      const { claire, schmit } = await agreedFor('2026-03-30T07:00:00Z');
      const lines = async () => [(await bellOf(claire.id))[0], (await bellOf(schmit.userId))[0]];
      const previousRows = await lines();
      await comes('2026-03-29T06:59:00Z');
      expect(await lines()).toEqual(previousRows);
      await comes('2026-03-29T07:00:00Z');
      await comes('2026-03-29T07:01:00Z');
      expect(await lines()).toEqual([
        'Tomorrow at 09:00: visit with Toiture Schmit',
        expect.stringMatching(/^Tomorrow at 09:00: visit with /),
      ]);
      await comes('2026-03-30T04:59:00Z');
      const told = (await bellOf(claire.id)).length;
      await Promise.all([
        comes('2026-03-30T05:00:00Z'),
        sendDueVisitNotifications(services),
        sendDueVisitNotifications(services),
      ]);
      expect((await lines())[0]).toBe('Today at 09:00: visit with Toiture Schmit');
      await comes('2026-03-30T08:00:00Z');
      expect(await bellOf(claire.id)).toHaveLength(told + 1);
    },
  );

  test(
    'of what was moved go by the new time, of what was called off there are none',
    {
      meta: { requirements: ['D3-3.2'] },
    },
    async () => {
      const { claire, schmit, visit } = await agreedFor('2026-03-30T07:00:00Z');
      const moving = visitOf(
        await act(claire.id, visit.id, 'move', { slots: [{ start: '2026-04-01T07:00:00Z', minutes: 60 }] }),
      );
      await accept(schmit.userId, moving);
      const told = (await bellOf(claire.id)).length;
      await comes('2026-03-30T06:00:00Z');
      expect(await bellOf(claire.id)).toHaveLength(told);
      await comes('2026-03-31T07:00:00Z');
      expect((await bellOf(claire.id))[0]).toMatch(/^Tomorrow at 09:00/);
      await act(schmit.userId, visit.id, 'cancel');
      await comes('2026-04-01T05:00:00Z');
      expect((await bellOf(claire.id))[0]).toMatch(/has been cancelled$/);
    },
  );

  test(
    'come once, and not after the visit, where nobody was there to send them',
    {
      meta: { requirements: ['D3-9.1'] },
    },
    async () => {
      const { claire } = await agreedFor('2026-03-30T07:00:00Z');
      await comes('2026-03-30T06:30:00Z');
      expect((await bellOf(claire.id)).slice(0, 2)).toEqual([
        'Today at 09:00: visit with Toiture Schmit',
        expect.stringMatching(/^Visit with/),
      ]);
      const late = await agreedFor('2026-03-31T07:00:00Z');
      const told = await bellOf(late.claire.id);
      await comes('2026-03-31T07:00:00Z');
      await comes('2026-04-01T07:00:00Z');
      expect(await bellOf(late.claire.id)).toEqual(told);
    },
  );

  test(
    'are for who comes as well, over the settings of each',
    {
      meta: { requirements: ['D3-8.4'] },
    },
    async () => {
      const { schmit, visit } = await agreedFor('2026-03-30T07:00:00Z');
      const marc = await buildUser(db, { userType: 'company' });
      await buildCompanyMember(db, { companyId: schmit.id, userId: marc.id });
      await pool.query('update visits set member_id = $1 where id = $2', [marc.id, visit.id]);
      await forgetJobs(pool);
      await comes('2026-03-29T07:00:00Z');
      expect(await waiting('tell')).toBe(3);
    },
  );

  test(
    'what fails in the middle leaves nothing half done, and the next round does it',
    {
      meta: { requirements: ['D3-9.1'] },
    },
    async () => {
      const { claire } = await agreedFor('2026-03-30T07:00:00Z');
      const told = await bellOf(claire.id);
      await forgetJobs(pool);
      const jobs = { ...services.jobs, add: () => Promise.reject(new Error('killed')) };
      at('2026-03-29T07:00:00Z');
      await expect(sendDueVisitNotifications({ ...services, jobs })).rejects.toThrow('not told');
      expect(await bellOf(claire.id)).toEqual(told);
      await sendDueVisitNotifications(services);
      expect(await bellOf(claire.id)).toHaveLength(told.length + 1);
    },
  );
});

describe('what time makes of a visit', () => {
  test(
    'once it has taken place nothing is changed of it',
    {
      meta: { requirements: ['D3-3.2'] },
    },
    async () => {
      const { claire, schmit, visit } = await agreedFor('2026-03-30T07:00:00Z');
      at('2026-03-30T08:00:00Z');
      expect(visitOf(await see(claire.id, visit.id))).toMatchObject({
        state: 'agreed',
        isOver: true,
        abilities: { mayMove: false, mayCancel: false },
      });
      expect(codeOf(await act(schmit.userId, visit.id, 'cancel'))).toEqual([409, 'visitEnded']);
    },
  );

  test('a time that has passed is not taken any more', { meta: { requirements: ['D3-3.1'] } }, async () => {
    at('2026-03-25T09:00:00Z');
    const { claire, schmit, invitationId } = await asked();
    const slots = ['2026-03-26T09:00:00Z', '2026-03-27T09:00:00Z'].map((start) => ({ start, minutes: 60 }));
    const visit = visitOf(await propose(schmit.userId, { invitationId, slots }));
    at('2026-03-26T09:00:00Z');
    expect(codeOf(await accept(claire.id, visit))).toEqual([409, 'slotGone']);
    expect(visitOf(await see(claire.id, visit.id)).slots.map(({ isFree }) => isFree)).toEqual([false, true]);
    expect((await accept(claire.id, visit, 1)).status).toBe(200);
  });

  test(
    'a request that closes takes its visit along, and the company is told once',
    {
      meta: { requirements: ['D3-10.6'] },
    },
    async () => {
      const { claire, schmit, request, visit } = await agreedFor('2026-03-30T07:00:00Z');
      await ask('POST', `/api/requests/${request.id}/close`, {
        as: claire.id,
        body: { reason: 'postponed' },
      });
      await comes('2026-03-25T09:01:00Z');
      await comes('2026-03-25T09:02:00Z');
      const cancellations = (await bellOf(schmit.userId)).filter((line) =>
        line.endsWith('has been cancelled'),
      );
      expect(cancellations).toHaveLength(1);
      expect(visitOf(await see(schmit.userId, visit.id))).toMatchObject({
        state: 'cancelled',
        cancelledBy: 'request',
        where: { street: null },
      });
    },
  );
});
