import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildApiToken } from '#demo/builders/api-token.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import type { ApiScope } from '#kernel/api-scopes.ts';
import { testHost } from '#testing/host.ts';
import { createClient, GiewelError } from '../packages/api-client/client.ts';
import { type ApiDocument, apiClientOf } from './api-client.ts';

const { app, ask, db } = await testHost();

const clientOf = async (userId: number, scopes: ApiScope[]) => {
  const token = `giewel_${String(userId).padStart(43, '0')}`;
  await buildApiToken(db, { userId, scopes, tokenHash: createHash('sha256').update(token).digest() });
  return createClient({
    baseUrl: 'http://localhost/',
    token,
    fetch: async (address, { method, headers, body }) => {
      const response = await app.inject({
        method: (method ?? 'GET') as 'GET',
        url: address.replace('http://localhost', ''),
        headers: headers as Record<string, string>,
        ...(typeof body === 'string' && { payload: body }),
      });
      return new Response(response.body, {
        status: response.statusCode,
        headers: response.headers as Record<string, string>,
      });
    },
  });
};

test('the client is what the document says: node scripts/api-client.ts writes it', async () => {
  const { body } = await ask('GET', '/api/openapi.json');
  expect(readFileSync(resolve('packages/api-client/operations.ts'), 'utf8')).toBe(
    apiClientOf(body as ApiDocument),
  );
});

test('a program reads its leads page by page, writes to one, and is told what its token lacks', async () => {
  const company = await buildCompany(db);
  const clients = [await buildUser(db), await buildUser(db), await buildUser(db)];
  for (const { id } of clients)
    await buildMessage(db, { senderId: id, receiverId: company.userId, content: 'Moien' });
  const giewel = await clientOf(company.userId, ['account:read', 'leads:read', 'messages:write']);

  expect((await giewel.getUser()).id).toBe(company.userId);
  const first = await giewel.listCompanyLeads({ query: { limit: 2 } });
  expect(first).toMatchObject({ total: 3, next: expect.any(String) });
  const second = await giewel.listCompanyLeads({ query: { limit: 2, cursor: first.next ?? '' } });
  expect(second.next).toBeNull();
  expect(first.items.length + second.items.length).toBe(3);

  const body = { receiverId: clients[0]?.id ?? 0, content: 'We come on Tuesday.' };
  const options = { idempotencyKey: 'tuesday' };
  const sent = await giewel.createMessage({ body }, options);
  expect((await giewel.createMessage({ body }, options)).id).toBe(sent.id);

  const refused = await giewel.listQuotes().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(GiewelError);
  expect(refused).toMatchObject({ status: 403, problem: { code: 'scopeMissing' } });
});
