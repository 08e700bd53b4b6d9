import { describe, expect, test } from 'vitest';
import { allEndpointRoutes } from '#app/registry.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { recordSecurityEvent } from '#features/accounts/core/server/index.ts';
import { testHost } from '#testing/host.ts';
import { permissionTable } from '#testing/permissions/permission-table.ts';

const { app, ask, db, pool, signIn } = await testHost({ withPages: true });

const admin = await buildUser(db, { userType: 'admin' });
const as = admin.id;
const client = await buildUser(db);
const owner = await buildUser(db, { userType: 'company' });
const company = await buildCompany(db, { userId: owner.id });
const project = await buildProject(db, { clientId: client.id, companyId: company.id });

const latest = async () =>
  (await pool.query('select * from security_events order by id desc limit 1')).rows[0];
const count = async () => (await pool.query('select count(*)::integer as n from security_events')).rows[0].n;

describe('what staff read', () => {
  test.each([
    [`/api/projects/${project.id}`, 'GET /api/projects/:id', 'read-project'],
    [`/api/projects/${project.id}/room`, 'GET /api/projects/:id/room', 'read-room'],
  ])('%s is noted, with whose it is', async (url, endpoint, kind) => {
    expect((await ask('GET', url, { as })).status).toBe(200);
    expect(await latest()).toMatchObject({
      kind,
      endpoint,
      actor_id: as,
      person_id: client.id,
      object: String(project.id),
    });
    const { body } = await ask('GET', '/api/security-events', { as: client.id });
    expect(body).toMatchObject([{ kind, network: null }, ...(kind === 'read-room' ? [{}] : [])]);
  });

  test('a search is noted with the numbers of those it found, never with its words', async () => {
    const { id } = await buildUser(db, { username: 'findable-person', email: 'findable@mail.example' });
    await ask('GET', '/api/admin/people?q=findable', { as });
    const line = await latest();
    expect(line).toMatchObject({ kind: 'read-people', object: String(id), person_id: null });
    expect(JSON.stringify(line)).not.toContain('findable');
  });

  test('a page that shows it is noted like the call', async () => {
    const cookie = await signIn(as);
    await app.inject({ url: `/projects/${project.id}`, headers: { cookie } });
    const { rows } = await pool.query(
      `select 1 from security_events where kind = 'read-room' and actor_id = $1`,
      [as],
    );
    expect(rows.length).toBeGreaterThan(1);
  });

  test('what is refused, and what people read of their own, is not', async () => {
    const countBefore = await count();
    await ask('GET', '/api/projects/999999', { as });
    await ask('GET', `/api/projects/${project.id}`, { as: client.id });
    await ask('GET', `/api/projects/${project.id}/room`, { as: owner.id });
    expect(await count()).toBe(countBefore);
  });

  // A review's pictures are public once it is approved; before that the queue shows them, which is recorded.
  const exempt = ['GET /api/reviews/:reviewId/pictures/:pictureId'];
  // Trades are nobody’s data, and waiting entries are only counted; decisions and events have logs of their own.
  const ownBooks = ['categories', 'desk', 'figures', 'figures/:year/csv', 'log', 'trail'].map(
    (name) => `GET /api/admin/${name}`,
  );

  test('every call by which staff see what others may not says so', () => {
    const loggedRoutes = new Set(
      allEndpointRoutes(db)
        .filter(({ endpoint }) => endpoint.staffReads)
        .map(({ endpoint: { method, url } }) => `${method} ${url}`),
    );
    const foreign = permissionTable.filter(
      ({ name, statuses }) =>
        name.startsWith('GET ') &&
        statuses.admin < 400 &&
        statuses.otherClient >= 400 &&
        statuses.visitor >= 400,
    );
    const addresses = foreign.map(({ name }) => name.split(' ', 2).join(' '));
    expect(addresses.length).toBeGreaterThan(6);
    const unloggedRoutes = addresses.filter((name) => !loggedRoutes.has(name) && !exempt.includes(name));
    expect(unloggedRoutes.filter((name) => !ownBooks.includes(name))).toEqual([]);
  });
});

describe('the trail in the office', () => {
  const read = async (query: string) => {
    const { body, status } = await ask('GET', `/api/admin/trail${query}`, { as });
    expect(status).toBe(200);
    return body as { kind: string; person: unknown; actor: unknown }[];
  };

  test('is filtered by person, by name or number, and by kind', async () => {
    const { id, username } = await buildUser(db);
    await recordSecurityEvent(db, { kind: 'signed-in', personId: id, from: null });
    await recordSecurityEvent(db, { kind: 'password-changed', personId: id, from: null });
    await ask('POST', `/api/admin/people/${id}/suspension`, {
      as,
      body: { reason: 'Insults, again and again.', until: `${new Date().getUTCFullYear() + 1}-06-30` },
    });
    const kinds = ['suspended', 'password-changed', 'signed-in'];
    expect((await read(`?person=${username}`)).map(({ kind }) => kind)).toEqual(kinds);
    expect((await read(`?person=${id}`)).map(({ kind }) => kind)).toEqual(kinds);
    expect(await read(`?person=${id}&kind=suspended`)).toMatchObject([
      { actor: { id: as, username: admin.username }, person: { id, username } },
    ]);
    expect(await read('?person=nobody-at-all')).toEqual([]);
    expect((await read(`?person=${id}&limit=2`)).length).toBe(2);
  });

  test('keeps the number of who is erased', async () => {
    const erasedId = 987_654;
    await recordSecurityEvent(db, { kind: 'erased', personId: erasedId, actorId: null, from: null });
    expect(await read(`?person=${erasedId}`)).toMatchObject([{ person: { id: erasedId, username: null } }]);
  });

  test('has a page', async () => {
    const cookie = await signIn(as);
    const page = await app.inject({ url: '/admin?tab=trail&kind=erased', headers: { cookie } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Account 987654');
  });
});
