import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { allEndpointRoutes } from '#app/registry.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { securityEvents, sessions, users } from '#features/accounts/core/server/tables.ts';
import { companyMembers } from '#features/team/core/server/tables.ts';
import type { ApiScope } from '#kernel/api-scopes.ts';
import { requestPath } from '#kernel/endpoint.ts';
import { testHost } from '#testing/host.ts';
import type { ApiToken, CreatedApiToken } from './contract/tokens.ts';
import { MAX_API_TOKENS } from './rules/api-tokens.ts';
import { apiTokens } from './server/tables.ts';

const host = await testHost();
const { ask, db } = host;

const create = async (
  as: number,
  { scopes = ['account:read'], headers }: { scopes?: ApiScope[]; headers?: Record<string, string> } = {},
) => {
  const body = { name: 'CRM in the office', scopes, days: 90 };
  const response = await ask('POST', '/api/tokens', { as, body, ...(headers && { headers }) });
  expect(response.status, response.text).toBe(201);
  return response.body as CreatedApiToken;
};

const asProgram = (
  token: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET',
  url = '/api/user',
  body?: object,
) => ask(method, url, { body, headers: { authorization: `Bearer ${token}` } });

const eventsOf = async (personId: number) =>
  (await db.select().from(securityEvents).where(eq(securityEvents.personId, personId))).map(
    ({ kind }) => kind,
  );

describe('a token', () => {
  test('is shown once, stored as a hash, listed without its secret and entered in the security events', async () => {
    const person = await buildUser(db);
    const { token, id, ending } = await create(person.id);
    expect(token).toMatch(/^giewel_[\w-]{43}$/);
    expect(token.endsWith(ending)).toBe(true);
    const [row] = await db.select().from(apiTokens).where(eq(apiTokens.id, id));
    expect(JSON.stringify(row)).not.toContain(token);
    const { text, body } = await ask('GET', '/api/tokens', { as: person.id });
    expect(text).not.toContain(token);
    expect(body).toMatchObject([{ id, name: 'CRM in the office', lastUsedAt: null, ending }]);
    expect(await eventsOf(person.id)).toContain('token-created');
  });

  test('signs a program in, and says when it was last used', async () => {
    const person = await buildUser(db);
    const { token } = await create(person.id);
    expect(await asProgram(token)).toMatchObject({ status: 200, body: { id: person.id } });
    const { body } = await ask('GET', '/api/tokens', { as: person.id });
    expect((body as ApiToken[])[0]?.lastUsedAt).not.toBeNull();
  });

  test('is dead once it is revoked, and only its owner revokes it', async () => {
    const person = await buildUser(db);
    const { token, id } = await create(person.id);
    const stranger = await buildUser(db);
    expect((await ask('DELETE', `/api/tokens/${id}`, { as: stranger.id })).status).toBe(404);
    expect((await asProgram(token)).status).toBe(200);
    expect((await ask('DELETE', `/api/tokens/${id}`, { as: person.id })).status).toBe(200);
    const { status, body, headers } = await asProgram(token);
    expect([status, body]).toMatchObject([401, { code: 'tokenInvalid' }]);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(await eventsOf(person.id)).toContain('token-revoked');
  });

  test.each([
    [
      'it has expired',
      (id: number) =>
        db
          .update(apiTokens)
          .set({ expiresAt: new Date(0) })
          .where(eq(apiTokens.id, id)),
    ],
    [
      'its owner is suspended',
      (_: number, owner: number) => db.update(users).set({ isSuspended: true }).where(eq(users.id, owner)),
    ],
    [
      'its owner is erased',
      (_: number, owner: number) => db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, owner)),
    ],
    [
      'its owner set a new password by email since',
      (_: number, owner: number) =>
        db.insert(securityEvents).values({ kind: 'password-reset', personId: owner }),
    ],
    [
      'its owner became staff',
      (_: number, owner: number) =>
        db.update(users).set({ userType: 'admin', staffRole: 'moderator' }).where(eq(users.id, owner)),
    ],
  ])('is refused when %s', async (_, change) => {
    const person = await buildUser(db);
    const { token, id } = await create(person.id);
    await change(id, person.id);
    expect(await asProgram(token)).toMatchObject({ status: 401, body: { code: 'tokenInvalid' } });
  });

  test('needs a proof of who makes it, which a token itself can’t give', async () => {
    const person = await buildUser(db);
    const { token } = await create(person.id);
    const body = { name: 'Another', scopes: ['account:read'], days: 30 };
    expect(await asProgram(token, 'POST', '/api/tokens', body)).toMatchObject({
      status: 403,
      body: { code: 'tokenNotAllowed' },
    });
    const cookie = await host.signIn(person.id);
    await db.update(sessions).set({ provedAt: null }).where(eq(sessions.userId, person.id));
    expect(await ask('POST', '/api/tokens', { body, headers: { cookie } })).toMatchObject({
      status: 403,
      body: { code: 'stepUpNeeded' },
    });
  });

  test('its owner hears of it by mail', async () => {
    const person = await buildUser(db);
    await create(person.id);
    const { rows } = await host.pool.query<{ payload: { to: string; letter: { subject: string } } }>(
      `select data -> 'payload' as payload from pgboss.job where data ->> 'kind' = 'mail'`,
    );
    const letters = rows.filter(({ payload }) => payload.to === person.email);
    expect(letters.map(({ payload }) => payload.letter.subject)).toEqual(['API token created']);
  });

  test('whose first response was lost gets a new secret with the same key, and is one token', async () => {
    const person = await buildUser(db);
    const headers = { 'idempotency-key': 'lost once' };
    const lost = await create(person.id, { headers });
    const again = await create(person.id, { headers });
    expect(again.id).toBe(lost.id);
    expect((await asProgram(again.token)).status).toBe(200);
    expect((await asProgram(lost.token)).status).toBe(401);
    const { rows } = await host.pool.query('select answer::text from idempotency_keys');
    expect(JSON.stringify(rows)).not.toContain(lost.token);
  });

  test('there are twenty of one account at most, also of two made at once, and none for staff', async () => {
    const person = await buildUser(db);
    await db.insert(apiTokens).values(
      Array.from({ length: MAX_API_TOKENS - 1 }, (_, at) => ({
        userId: person.id,
        name: `Program ${at}`,
        scopes: ['account:read' as const],
        tokenHash: Buffer.from(`hash ${person.id} ${at}`),
        ending: 'abcd',
        expiresAt: new Date('2099-01-01'),
      })),
    );
    const body = { name: 'One more', scopes: ['account:read'], days: 30 };
    const responses = await Promise.all(
      [1, 2].map(() => ask('POST', '/api/tokens', { as: person.id, body })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const admin = await buildUser(db, { userType: 'admin' });
    expect(await ask('POST', '/api/tokens', { as: admin.id, body })).toMatchObject({ status: 403 });
  });
});

describe('what a token reaches', () => {
  const endpoints = allEndpointRoutes(db).map(({ endpoint }) => endpoint);
  const never =
    /^\/(api\/(admin|login|logout|register|passkeys|proof|second-factor|sessions|tokens|push|subscription|receipts|stripe|reset|request-password|request-verification|verify-code|update-password|client|user\/|blocks|reports|conversation-reports|client-reports|takedowns|security-events|company-team\/(members|invitations|links|log)|company-invitations|inbound-mail|calendar)|unsubscribe|calendar)/;

  test('no endpoint has a scope that signs people in, moderates, bills, or needs a proof', () => {
    const scoped = endpoints.filter(({ scope }) => scope !== undefined);
    expect(scoped.length).toBeGreaterThan(80);
    for (const { method, url, needsStepUp, who: access } of scoped) {
      const name = `${method} ${url}`;
      expect(never.test(url), name).toBe(false);
      expect(needsStepUp, name).toBeUndefined();
      expect(['staff', 'admin'], name).not.toContain(access);
    }
  });

  test('what reads has a scope for reading, and what changes one for writing', () => {
    for (const { method, url, scope } of endpoints) {
      if (scope === undefined || scope === 'any') continue;
      expect(scope.endsWith(method === 'GET' ? ':read' : ':write'), `${method} ${url}: ${scope}`).toBe(true);
    }
  });

  test('every endpoint without a scope, and every one of another scope, is refused before it looks at anything', async () => {
    const { userId: id } = await buildCompany(db);
    const { token } = await create(id, { scopes: ['account:read'] });
    for (const endpoint of endpoints) {
      const { scope, isPublic, method, url } = endpoint;
      if (!url.startsWith('/api/') || isPublic || scope === 'any' || scope === 'account:read') continue;
      const params = Object.fromEntries(
        Array.from(url.matchAll(/:(\w+)/g), ([, name]) => [name as string, '1']),
      );
      const { status, body } = await asProgram(token, method, requestPath(endpoint, { params }));
      expect.soft([url, status], url).toEqual([url, 403]);
      expect.soft((body as { code: string }).code, url).toBe(scope ? 'scopeMissing' : 'tokenNotAllowed');
    }
    expect((await asProgram(token, 'GET', '/api/live')).status).toBe(403);
  });

  test('a cookie beside a token gives it nothing', async () => {
    const person = await buildUser(db);
    const { token } = await create(person.id);
    const cookie = await host.signIn(person.id);
    const headers = { cookie, authorization: `Bearer ${token}` };
    expect((await ask('GET', '/api/sessions', { headers })).status).toBe(403);
    const unknown = `giewel_${'a'.repeat(43)}`;
    expect(
      (await ask('GET', '/api/user', { headers: { cookie, authorization: `Bearer ${unknown}` } })).status,
    ).toBe(401);
  });

  test('what is public is answered to any token, and to nobody with a dead one', async () => {
    const person = await buildUser(db);
    const { token } = await create(person.id);
    expect((await asProgram(token, 'GET', '/api/categories')).status).toBe(200);
    expect((await asProgram(`giewel_${'b'.repeat(43)}`, 'GET', '/api/categories')).status).toBe(401);
  });

  test.each([
    'Bearer giewel_wrong',
    `Bearer giewel_${'a'.repeat(42)}`,
    'Bearer $GIEWEL_TOKEN',
    'Bearer',
    `giewel_${'a'.repeat(43)}`,
  ])('a program that sends %j hears what to send', async (authorization) => {
    const person = await buildUser(db);
    const cookie = await host.signIn(person.id);
    for (const url of ['/api/user', '/api/categories', '/api/sessions', '/api/%zz'])
      expect(await ask('GET', url, { headers: { authorization, cookie } }), url).toMatchObject(
        url.endsWith('zz')
          ? { status: 400 }
          : {
              status: 401,
              body: { code: 'tokenInvalid', message: expect.stringContaining('Authorization: Bearer') },
            },
      );
  });

  test('the password of a proxy in front is no token', async () => {
    const person = await buildUser(db);
    const headers = { authorization: 'Basic c3RhZ2luZzpwcm94eQ==', cookie: await host.signIn(person.id) };
    expect((await ask('GET', '/api/user', { headers })).status).toBe(200);
    expect((await ask('GET', '/api/categories', { headers })).status).toBe(200);
  });

  test.each([
    ['fr', 'Ce jeton d’API n’a pas'],
    ['fr-FR,fr;q=0.9', 'Ce jeton d’API n’a pas'],
    ['*', 'This API token doesn’t have'],
    [undefined, 'This API token doesn’t have'],
  ])('a program that accepts %j is refused in that language', async (accepted, words) => {
    const person = await buildUser(db);
    const { token } = await create(person.id);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(accepted !== undefined && { 'accept-language': accepted }),
    };
    const { body } = await ask('GET', '/api/messages', { headers });
    expect(body).toMatchObject({
      code: 'scopeMissing',
      message: expect.stringContaining(words),
      detail: expect.stringContaining(words),
    });
  });

  test('a program hears what a field needs', async () => {
    const { userId } = await buildCompany(db);
    const scopes: ApiScope[] = ['leads:read', 'leads:write', 'quotes:read', 'quotes:write'];
    const { token } = await create(userId, { scopes });
    const expectedAt = async (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) => {
      const response = await asProgram(token, method, url, body);
      expect(response, url).toMatchObject({ status: 400, body: { code: 'invalidInput' } });
      return (response.body as { expected?: object }).expected;
    };
    const stages = 'one of new, talking, quoted, won, lost';
    expect(await expectedAt('PATCH', '/api/company-leads/1', {})).toEqual({ stage: `required: ${stages}` });
    expect(await expectedAt('PATCH', '/api/company-leads/1', { stage: 'maybe' })).toEqual({ stage: stages });
    expect(await expectedAt('PATCH', '/api/company-leads/1', [])).toEqual({ body: 'an object' });
    expect(await expectedAt('PATCH', '/api/quotes/1', {})).toEqual({ revision: 'required: a number' });
    expect(await expectedAt('GET', '/api/quotes?limit=9999')).toEqual({ limit: 'at most 100' });
    expect(await expectedAt('GET', '/api/quotes?limit=abc&cursor=zzz')).toEqual({
      limit: 'a whole number',
      cursor: 'a whole number from 1',
    });
    const sections = [{ title: 'Roof', lines: [{ text: 'Slates', quantity: 1 }] }];
    expect(await expectedAt('PATCH', '/api/quotes/1', { revision: 1, sections })).toMatchObject({
      'sections.0.lines.0.quantity': 'a string, like "96"',
    });
    expect(await expectedAt('POST', '/api/quotes', { requestId: 1, clientId: 2 })).toEqual({
      requestId: 'Send only one of requestId, clientId and projectId',
    });
  });

  test('a program hears which fields don’t exist, and our own pages may send them', async () => {
    const { userId } = await buildCompany(db);
    const { token } = await create(userId, { scopes: ['leads:write', 'quotes:write'] });
    const body = { stage: 'won', 'stage ': 'won', colour: 'red' };
    const refused = await asProgram(token, 'PATCH', '/api/company-leads/1', body);
    const exists = 'This field doesn’t exist.';
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'invalidInput',
        fields: { 'stage ': exists, colour: exists },
        expected: { 'stage ': 'no field of this name', colour: 'no field of this name' },
      },
    });
    const sections = [{ title: 'Roof', lines: [{ text: 'Slates', quantity: '1', vat: 3 }] }];
    const nested = await asProgram(token, 'PATCH', '/api/quotes/1', { revision: 1, sections });
    expect(nested.body).toMatchObject({ fields: { 'sections.0.lines.0.vat': exists } });
    expect((await ask('PATCH', '/api/company-leads/1', { as: userId, body })).status).toBe(404);
    expect((await asProgram(token, 'PATCH', '/api/company-leads/1', { stage: 'won' })).status).toBe(404);
  });

  test('a member’s token works in the company’s name until they leave', async () => {
    const company = await buildCompany(db);
    const member = await buildUser(db, { userType: 'company' });
    await buildCompanyMember(db, { companyId: company.id, userId: member.id });
    const { token } = await create(member.id, { scopes: ['leads:read'] });
    expect((await asProgram(token, 'GET', '/api/company-leads')).status).toBe(200);
    await db.delete(companyMembers).where(eq(companyMembers.userId, member.id));
    const { status, body } = await asProgram(token, 'GET', '/api/company-leads');
    expect([status, body]).not.toMatchObject([200, [{}]]);
  });
});
