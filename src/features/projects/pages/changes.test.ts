import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { projectEvents, projects } from '#features/projects/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import { fieldsOf, refusalOf } from '#testing/response-parts.ts';
import type { Project } from './contract/projects.ts';

const { ask, db } = await testHost();

const claire = await buildUser(db);
const stranger = await buildUser(db);
const admin = await buildUser(db, { userType: 'admin' });
const daach = await buildCompany(db);
const other = await buildCompany(db);

const begin = (state?: Parameters<typeof buildProject>[1]) =>
  buildProject(db, { clientId: claire.id, companyId: daach.id, ...state });
const read = async (id: number, as: number) =>
  (await ask('GET', `/api/projects/${id}`, { as })).body as Project;
const complete = (id: number, as: number, role: unknown = 'private') =>
  ask('POST', `/api/projects/${id}/complete`, { as, body: { role } });
const stored = async (id: number) => (await db.select().from(projects).where(eq(projects.id, id)))[0];

describe('POST /api/projects/{id}/complete', () => {
  test(
    'sets the flag of who one is, whatever the role says',
    {
      meta: { requirements: ['API-043', 'PROJ-026', 'O-63'] },
    },
    async () => {
      const { id } = await begin();
      expect((await complete(id, claire.id, 'company')).body).toMatchObject({
        clientConfirmed: true,
        companyConfirmed: false,
        state: 'partiallyComplete',
        status: 'pending',
        abilities: { mayComplete: false },
      });
      const answer = await complete(id, daach.userId, 'private');
      expect(answer.body).toMatchObject({ companyConfirmed: true, state: 'completed', status: 'completed' });
      const { completedAt, events } = answer.body as Project;
      expect(events.map(({ kind, side }) => `${side} ${kind}`)).toEqual([
        'client confirmed',
        'company confirmed',
      ]);
      expect(completedAt).toBe(events[1]?.createdAt);
    },
  );

  test('the company’s figures follow at once', { meta: { requirements: ['PROJ-014'] } }, async () => {
    const firm = await buildCompany(db);
    const { id } = await buildProject(db, { companyId: firm.id, state: 'client-confirmed' });
    expect((await reloadCompany(db, firm.id)).projectCount).toBe(0);
    await complete(id, firm.userId);
    expect((await reloadCompany(db, firm.id)).projectCount).toBe(1);
  });

  test.each(['admin', 'company', 'client', 'both', undefined])(
    'the role %j opens another’s project to nobody',
    { meta: { requirements: ['SESSION-015', 'SESSION-016'] } },
    async (role) => {
      const { id } = await begin();
      for (const as of [stranger.id, other.userId, admin.id]) {
        expect((await complete(id, as, role)).status).toBe(404);
      }
      expect(await stored(id)).toMatchObject({ clientConfirmed: false, companyConfirmed: false });
    },
  );

  test('a word is given once', { meta: { requirements: ['PROJ-024'] } }, async () => {
    const { id } = await begin({ state: 'client-confirmed' });
    const answer = await complete(id, claire.id);
    expect([answer.status, refusalOf(answer)]).toEqual([409, 'alreadyConfirmed']);
    expect(await stored(id)).toMatchObject({ clientConfirmed: true, companyConfirmed: false });
  });

  test('fifty at once from each side make one entry each, and one moment of completion', async () => {
    const { id } = await begin();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => complete(id, index % 2 ? claire.id : daach.userId)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(48);
    expect(await stored(id)).toMatchObject({ status: 'completed' });
    expect(await db.$count(projectEvents, eq(projectEvents.projectId, id))).toBe(2);
  });
});

describe('POST /api/projects/{id}/decline and cancel', () => {
  const reason = 'We are booked out until the autumn.';
  const decline = (id: number, as: number, body: object = { reason }) =>
    ask('POST', `/api/projects/${id}/decline`, { as, body });
  const cancel = (id: number, as: number) => ask('POST', `/api/projects/${id}/cancel`, { as });

  test(
    'the company declines with its reason, the client cancels',
    {
      meta: { requirements: ['PROJ-016'] },
    },
    async () => {
      const [first, second] = [await begin(), await begin()];
      expect((await decline(first.id, daach.userId)).body).toMatchObject({
        status: 'declined',
        state: 'declined',
        completedAt: null,
        events: [
          {
            kind: 'declined',
            side: 'company',
            reason,
          },
        ],
      });
      expect((await cancel(second.id, claire.id)).body).toMatchObject({
        status: 'cancelled',
        events: [
          {
            kind: 'cancelled',
            side: 'client',
            reason: null,
          },
        ],
      });
    },
  );

  test('a reason is given, of 10 to 500 characters', async () => {
    const { id } = await begin();
    expect(fieldsOf(await decline(id, daach.userId, { reason: 'No time' }))).toEqual({
      reason: 'Reason must be at least 10 characters',
    });
    expect(fieldsOf(await decline(id, daach.userId, { reason: 'x'.repeat(501) }))).toEqual({
      reason: 'Reason can’t exceed 500 characters',
    });
    expect((await decline(id, daach.userId, {})).status).toBe(400);
  });

  test('neither does the other’s, a stranger nothing', async () => {
    const { id } = await begin();
    expect(refusalOf(await decline(id, claire.id))).toBe('onlyCompanyDeclines');
    expect(refusalOf(await cancel(id, daach.userId))).toBe('onlyClientCancels');
    for (const as of [stranger.id, other.userId, admin.id]) {
      expect([(await decline(id, as)).status, (await cancel(id, as)).status]).toEqual([404, 404]);
    }
    expect(await stored(id)).toMatchObject({ status: 'pending' });
  });

  test('nothing is called off once somebody has confirmed, and what is closed stays closed', async () => {
    const half = await begin({ state: 'company-confirmed' });
    expect(refusalOf(await cancel(half.id, claire.id))).toBe('workConfirmed');
    expect(refusalOf(await decline(half.id, daach.userId))).toBe('workConfirmed');
    const { id } = await begin();
    await cancel(id, claire.id);
    expect(refusalOf(await complete(id, daach.userId))).toBe('projectClosed');
    expect(refusalOf(await decline(id, daach.userId))).toBe('projectClosed');
    expect(await db.$count(projectEvents, eq(projectEvents.projectId, id))).toBe(1);
  });

  test('of everything at once exactly one line of events comes out', async () => {
    const { id } = await begin();
    await Promise.all(
      Array.from({ length: 10 }, () => [
        complete(id, claire.id),
        complete(id, daach.userId),
        cancel(id, claire.id),
        decline(id, daach.userId),
      ]).flat(),
    );
    const { state, events } = await read(id, claire.id);
    expect(events.map(({ side, kind }) => `${side} ${kind}`).join()).toMatch(
      {
        completed: /^(client confirmed,company confirmed|company confirmed,client confirmed)$/,
        declined: /^company declined$/,
        cancelled: /^client cancelled$/,
        inProgress: /never/,
        partiallyComplete: /never/,
      }[state],
    );
  });
});
