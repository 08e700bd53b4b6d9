import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMilestone } from '#demo/builders/milestone.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { testHost } from '#testing/host.ts';
import { fieldsOf, messageOf } from '#testing/response-parts.ts';
import type { ListedProject, Project } from './contract/projects.ts';

const { ask, db, pool } = await testHost();

const claire = await buildUser(db, { fullName: 'Claire Hoffmann', phoneNumber: '+352 621 123 456' });
const stranger = await buildUser(db);
const admin = await buildUser(db, { userType: 'admin' });
const daach = await buildCompany(db, { name: 'Daach & Co' });
const other = await buildCompany(db);

beforeEach(() => pool.query('delete from rate_limits'));

const begin = (state?: Parameters<typeof buildProject>[1]) =>
  buildProject(db, { clientId: claire.id, companyId: daach.id, ...state });
const read = async (id: number, as: number) =>
  (await ask('GET', `/api/projects/${id}`, { as })).body as Project;

describe('GET /api/projects', async () => {
  const [client, company] = [await buildUser(db, { fullName: null }), await buildCompany(db)];
  const make = (state: Parameters<typeof buildProject>[1]) =>
    buildProject(db, { clientId: client.id, companyId: company.id, ...state });
  const open = await make({});
  const half = await make({ state: 'client-confirmed' });
  const completed = await make({ state: 'completed' });
  const declined = await make({ status: 'declined' });
  const list = async (as: number, query = '') => {
    const response = await ask('GET', `/api/projects${query}`, { as });
    return { ...response, items: response.body as ListedProject[] };
  };
  const ids = async (as: number, query = '') => (await list(as, query)).items.map(({ id }) => id);

  test(
    'a client has their own, a company its own, newest first; nobody another’s',
    {
      meta: { requirements: ['API-040', 'SESSION-014'] },
    },
    async () => {
      const all = [declined, completed, half, open].map(({ id }) => id);
      expect(await ids(client.id)).toEqual(all);
      expect(await ids(company.userId)).toEqual(all);
      expect([await ids(stranger.id), await ids(other.userId), await ids(admin.id)]).toEqual([[], [], []]);
      expect((await ask('GET', '/api/projects')).status).toBe(401);
    },
  );

  test(
    'tells what a card shows, and nothing by which anybody is reached',
    {
      meta: { requirements: ['PROJ-003', 'PROJ-004', 'PROJ-005'] },
    },
    async () => {
      const { items, text } = await list(company.userId, '?show=completed');
      expect(items).toEqual([
        {
          id: completed.id,
          name: completed.name,
          isWithheld: false,
          description: completed.description,
          translation: { from: 'en', into: [] },
          budget: null,
          timeline: null,
          status: 'completed',
          state: 'completed',
          clientConfirmed: true,
          companyConfirmed: true,
          createdAt: completed.createdAt.toISOString(),
          completedAt: completed.completedAt?.toISOString(),
          companyId: company.id,
          companyName: company.name,
          companyLogoUrl: null,
          coverUrl: expect.stringMatching(/^\/plates\/cover\/[a-z]+-\d{1,3}-[a-z]+\.svg$/),
          clientId: client.id,
          clientName: client.username,
          sum: null,
          nextMilestone: null,
          mayReview: false,
        },
      ]);
      expect(text).not.toContain(client.email);
    },
  );

  test('a review that is due is told to its client alone, until it is written or a year has passed', async () => {
    const person = await buildUser(db);
    const firm = await buildCompany(db);
    const day = DAY_MS;
    const complete = (daysAgo: number) =>
      buildProject(db, {
        clientId: person.id,
        companyId: firm.id,
        state: 'completed',
        completedAt: new Date(Date.now() - daysAgo * day),
      });
    const [dueProject, reviewedProject, old] = [await complete(300), await complete(3), await complete(400)];
    await buildReview(db, { project: reviewedProject });
    await buildProject(db, { clientId: person.id, companyId: firm.id });
    const dueTo = async (as: number) => (await list(as)).items.filter(({ mayReview }) => mayReview);
    expect((await dueTo(person.id)).map(({ id }) => id)).toEqual([dueProject.id]);
    expect(await dueTo(firm.userId)).toEqual([]);
    expect((await read(old.id, person.id)).abilities.mayReview).toBe(false);
  });

  test(
    'who has a name is called by it, and who is gone by none',
    {
      meta: { requirements: ['PROJ-005'] },
    },
    async () => {
      const [erasedUser, namedUser] = [await buildUser(db, { erasedAt: new Date() }), claire];
      const firm = await buildCompany(db);
      for (const { id } of [erasedUser, namedUser])
        await buildProject(db, { clientId: id, companyId: firm.id });
      const { items } = await list(firm.userId);
      expect(items.map(({ clientName }) => clientName)).toEqual(['Claire Hoffmann', null]);
    },
  );

  test('is found by the project’s name or the other side’s, and by who has confirmed', async () => {
    const firm = await buildCompany(db, { name: 'Zinkdaach 100%' });
    const anne = await buildUser(db, { fullName: 'Anne Lentz' });
    const of = (name: string, state: Parameters<typeof buildProject>[1] = {}, clientId = anne.id) =>
      buildProject(db, { companyId: firm.id, clientId, name, ...state });
    const dormer = await of('Dormer', { state: 'client-confirmed' });
    const gutters = await of('Gutters', { state: 'company-confirmed' });
    const hidden = await of('Roof', { isWithheld: true }, claire.id);
    const found = (query: string, as = firm.userId) => ids(as, query);
    expect(await found('?search=dorm')).toEqual([dormer.id]);
    expect(await found('?search=lentz')).toEqual([gutters.id, dormer.id]);
    expect(await found('?search=roof')).toEqual([]);
    expect(await found('?search=%25')).toEqual([]);
    expect(await found('?search=100%25', anne.id)).toEqual([gutters.id, dormer.id]);
    expect(await found('?confirmed=theirs')).toEqual([dormer.id]);
    expect(await found('?confirmed=theirs', anne.id)).toEqual([gutters.id]);
    expect(await found('?confirmed=mine')).toEqual([gutters.id]);
    expect(await found('?confirmed=none&search=hoff')).toEqual([hidden.id]);
    expect((await list(firm.userId, '?search=lentz&limit=1')).headers['x-total-count']).toBe('2');
  });

  test('says what is agreed and which milestone comes next: the first by its day that a side has not ticked', async () => {
    const firm = await buildCompany(db);
    const project = await buildProject(db, {
      companyId: firm.id,
      clientId: claire.id,
      agreedSum: '1200.00',
      changesSum: '-50.50',
    });
    const moment = new Date('2025-06-01T10:00:00Z');
    const step = (name: string, dueOn: string | null, isReached = false) =>
      buildMilestone(db, {
        project,
        name,
        dueOn,
        ...(isReached && { clientTickedAt: moment, companyTickedAt: moment }),
      });
    await step('Scaffold', '2025-06-01', true);
    await step('Handover', '2025-09-01');
    await step('Slates', '2025-07-01');
    const { items } = await list(firm.userId);
    expect(items).toMatchObject([
      { sum: '1149.50', nextMilestone: { name: 'Slates', dueOn: '2025-07-01', amount: null } },
    ]);
  });

  test(
    'is divided into active, completed and called off',
    {
      meta: { requirements: ['PROJ-012', 'PROJ-013', 'PROJ-014', 'PROJ-015'] },
    },
    async () => {
      expect(await ids(client.id, '?show=active')).toEqual([half.id, open.id]);
      expect(await ids(client.id, '?show=completed')).toEqual([completed.id]);
      expect(await ids(client.id, '?show=closed')).toEqual([declined.id]);
      const { items } = await list(client.id, '?show=active');
      expect(items.map(({ state }) => state)).toEqual(['partiallyComplete', 'inProgress']);
      expect((await ask('GET', '/api/projects?show=all', { as: client.id })).status).toBe(400);
    },
  );

  test('comes page by page', async () => {
    const first = await list(client.id, '?limit=3');
    expect(first.headers['x-total-count']).toBe('4');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    expect(next).toContain(`cursor=${half.id}`);
    expect(await ids(client.id, new URL(next, 'http://host').search)).toEqual([open.id]);
  });
});

describe('GET /api/projects/{id}', () => {
  test(
    'is whole to its client, who has no use for their own address',
    {
      meta: { requirements: ['API-041', 'DATA-023', 'PROJ-017', 'PROJ-018', 'PROJ-020'] },
    },
    async () => {
      const project = await begin({ budget: '12000', timeline: '3 months' });
      expect(await read(project.id, claire.id)).toMatchObject({
        id: project.id,
        name: project.name,
        description: project.description,
        budget: '12000',
        timeline: '3 months',
        state: 'inProgress',
        side: 'client',
        client: null,
        company: {
          name: 'Daach & Co',
          email: daach.email,
          phoneNumber: daach.phoneNumber,
          userId: daach.userId,
        },
        reviews: [],
        abilities: {
          mayComplete: true,
          mayCancel: true,
          mayDecline: false,
          mayReview: false,
        },
      });
    },
  );

  test(
    'how the client is reached is for the owner of this company alone',
    {
      meta: { requirements: ['PROJ-021', 'SESSION-018'] },
    },
    async () => {
      const { id } = await begin();
      expect((await read(id, daach.userId)).client).toEqual({
        username: claire.username,
        email: claire.email,
        phoneNumber: '+352 621 123 456',
      });
      expect((await read(id, admin.id)).client).toBeNull();
      for (const as of [claire.id, admin.id]) {
        const { text } = await ask('GET', `/api/projects/${id}`, { as });
        expect(text).not.toContain(claire.email);
        expect(text).not.toContain('621 123');
      }
    },
  );

  test('nobody who is gone is reached', { meta: { requirements: ['PROJ-021'] } }, async () => {
    const erasedUser = await buildUser(db, { erasedAt: new Date() });
    const { id } = await buildProject(db, { clientId: erasedUser.id, companyId: daach.id });
    expect(await read(id, daach.userId)).toMatchObject({ client: null, clientName: null });
  });

  test('another’s is not there', { meta: { requirements: ['SHELL-033'] } }, async () => {
    const { id } = await begin();
    for (const as of [stranger.id, other.userId]) {
      const answer = await ask('GET', `/api/projects/${id}`, { as });
      expect([answer.status, messageOf(answer)]).toEqual([404, 'Project not found']);
    }
    expect((await ask('GET', `/api/projects/${id}`)).status).toBe(401);
    expect((await ask('GET', '/api/projects/999999', { as: claire.id })).status).toBe(404);
  });
});

describe('POST /api/projects', () => {
  const create = (body: object, as = claire.id, headers = {}) =>
    ask('POST', '/api/projects', { as, headers, body: { companyId: daach.id, name: 'Roof', ...body } });

  test(
    'begins one that is pending, with its first entry',
    {
      meta: { requirements: ['API-042', 'PROJ-016', 'PROJ-027'] },
    },
    async () => {
      const answer = await create({ name: '  Roof and attic ', description: '', budget: '12000' });
      expect([answer.status, answer.body]).toMatchObject([
        201,
        {
          name: 'Roof and attic',
          description: null,
          budget: '12000',
          timeline: null,
          status: 'pending',
          clientConfirmed: false,
          companyConfirmed: false,
          completedAt: null,
          clientId: claire.id,
          companyId: daach.id,
          events: [
            {
              kind: 'created',
              side: 'client',
              reason: null,
            },
          ],
        },
      ]);
    },
  );

  test.each([
    ['name', 'ab', 'VALID-038', 'Project name must be at least 3 characters'],
    ['name', 'x'.repeat(101), 'VALID-039 LIMIT-025', 'Project name cannot exceed 100 characters'],
    ['description', 'x'.repeat(501), 'VALID-040 LIMIT-025', 'Description cannot exceed 500 characters'],
    ['budget', 'x'.repeat(101), 'VALID-041 LIMIT-025', 'Budget cannot exceed 100 characters'],
    ['timeline', 'x'.repeat(101), 'VALID-042 LIMIT-025', 'Timeline cannot exceed 100 characters'],
    ['companyId', undefined, 'VALID-043 PROJ-030', 'Select a company'],
    ['companyId', '3', 'VALID-043 PROJ-030', 'Select a company'],
    ['companyId', 0, 'VALID-043', 'Select a company'],
    ['companyId', 2_147_483_648, 'VALID-043', 'Select a company'],
  ])('refuses a %s of %j (%s)', async (field, value, _, message) => {
    const answer = await create({ [field]: value });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, { [field]: message }]);
  });

  test('as long as allowed is let through', { meta: { requirements: ['LIMIT-025'] } }, async () => {
    const [hundred, longestText] = ['x'.repeat(100), 'x'.repeat(500)];
    const answer = await create({
      name: hundred,
      description: longestText,
      budget: hundred,
      timeline: hundred,
    });
    expect(answer.status).toBe(201);
  });

  test(
    'is for clients alone, and with a company that is there',
    {
      meta: { requirements: ['SESSION-013'] },
    },
    async () => {
      const countBefore = await db.$count(projects);
      expect((await create({}, daach.userId)).status).toBe(403);
      expect((await create({}, admin.id)).status).toBe(403);
      expect((await ask('POST', '/api/projects', { body: {} })).status).toBe(401);
      const answer = await create({ companyId: 999_999 });
      expect([answer.status, messageOf(answer)]).toEqual([404, 'Company not found']);
      expect(await db.$count(projects)).toBe(countBefore);
    },
  );

  test('a body cannot say how far a project is, or whose', async () => {
    const { body } = await create({
      status: 'completed',
      clientConfirmed: true,
      companyConfirmed: true,
      clientId: stranger.id,
      completedAt: new Date().toISOString(),
    });
    expect(body).toMatchObject({ status: 'pending', clientConfirmed: false, clientId: claire.id });
  });

  test('a retry with the same key begins no second one, and thirty an hour are let through', async () => {
    const person = await buildUser(db);
    const key = { 'idempotency-key': 'once' };
    const [first, second] = [await create({}, person.id, key), await create({}, person.id, key)];
    expect(second.body).toEqual(first.body);
    const more = await Promise.all(Array.from({ length: 31 }, () => create({}, person.id)));
    expect(more.filter(({ status }) => status === 201)).toHaveLength(29);
    expect(await db.$count(projects, eq(projects.clientId, person.id))).toBe(30);
  });
});

test('a project tells of its review as each may read it', async () => {
  const project = await begin({ state: 'completed' });
  await buildReview(db, { project, status: 'pending', isAnonymous: true, comment: 'Well done.' });
  // An anonymous review leads the company to no project.
  expect((await read(project.id, daach.userId)).reviews).toEqual([]);
  for (const as of [claire.id, admin.id]) {
    const [review] = (await read(project.id, as)).reviews;
    expect(review).toMatchObject({ status: 'pending', comment: 'Well done.', userId: null });
    expect(review?.user).toEqual({ username: null });
  }
  expect((await read(project.id, claire.id)).abilities.mayReview).toBe(false);
});
