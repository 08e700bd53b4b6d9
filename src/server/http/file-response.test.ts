import { expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { testHost } from '#testing/host.ts';
import { handle } from './handle.ts';

const fetchPlan = endpoint({
  method: 'GET',
  url: '/api/test/plan',
  server: {
    who: 'person',
    summary: 'A plan, to keep',
    isFile: true,
    refusals: {},
  },
});

async function* plan() {
  yield Buffer.from('first half, ');
  yield Buffer.from('second half');
}

const { ask, db } = await testHost({
  routes: [handle(fetchPlan, async () => ({ name: 'plan “A”.txt', type: 'text/x-plan', content: plan() }))],
});
const person = await buildUser(db);

test('a file is sent under its name, for nobody to keep on the way', async () => {
  const { status, text, headers } = await ask('GET', fetchPlan.url, { as: person.id });
  expect({ status, text }).toEqual({ status: 200, text: 'first half, second half' });
  expect(headers).toMatchObject({
    'content-type': 'text/x-plan',
    'content-disposition': `attachment; filename="plan%20%E2%80%9CA%E2%80%9D.txt"; filename*=UTF-8''plan%20%E2%80%9CA%E2%80%9D.txt`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('a file is for who may call', async () => {
  expect(await ask('GET', fetchPlan.url)).toMatchObject({ status: 401, body: { code: 'signInFirst' } });
});

test('the documentation says that the answer is a file', async () => {
  const { body } = await ask('GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  const schema = { type: 'string', contentMediaType: 'application/octet-stream' };
  expect(paths[fetchPlan.url]?.['get']).toMatchObject({
    responses: { 200: { content: { '*/*': { schema } } } },
  });
});
