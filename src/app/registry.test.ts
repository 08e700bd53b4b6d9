import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { buildUser } from '#demo/builders/user.ts';
import { fetchCalendarFeed } from '#features/requests/visits/contract/calendar.ts';
import { type Endpoint, requestPath } from '#kernel/endpoint.ts';
import { languages } from '#kernel/language.ts';
import { findSentence } from '#kernel/sentence-keys.ts';
import { stringsOf } from '#strings/strings.ts';
import { testHost } from '#testing/host.ts';
import { allJobs, allEndpointRoutes } from './registry.ts';

const { ask, db, signIn, services } = await testHost();
const endpoints = allEndpointRoutes(db).map(({ endpoint }) => endpoint);

const whoMayCall = {
  anyone: undefined,
  person: (await buildUser(db, { userType: 'private' })).id,
  client: (await buildUser(db, { userType: 'private' })).id,
  company: (await buildUser(db, { userType: 'company' })).id,
  staff: (await buildUser(db, { userType: 'admin', staffRole: 'moderator' })).id,
  admin: (await buildUser(db, { userType: 'admin' })).id,
};

// These have broken parsers before: wrong types, no numbers, NUL, lone surrogates, depth, size.
const garbage = [
  null,
  true,
  -1,
  Number.POSITIVE_INFINITY,
  2 ** 31,
  '',
  ' ',
  '\0',
  '\ud800',
  "' or 1=1 --",
  '💥'.repeat(2000),
  [],
  {},
  [[[[]]]],
  { $gt: '' },
  '../../etc/passwd',
  '<script>',
];

const textOf = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : JSON.stringify(value)
  ).toWellFormed();

interface Operation {
  parameters: object[];
  responses: Record<string, { description: string }>;
}

const fieldsOf = ({ query }: Endpoint): string[] =>
  Object.keys((query as { def?: { shape?: object } } | undefined)?.def?.shape ?? {});

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const isBegunEmpty = ({ creates, body }: Endpoint) =>
  creates === true && !!body && safeParse(body, {}).success;

describe('every endpoint of the registry', () => {
  test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.url}`, endpoint] as const))(
    '%s refuses garbage with 400 and never answers 500',
    async (_, endpoint) => {
      const as = whoMayCall[endpoint.who];
      // Each endpoint gets its own session, because one of them ends it.
      const headers: Record<string, string> = as === undefined ? {} : { cookie: await signIn(as) };
      const names = [...endpoint.url.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
      for (const value of garbage) {
        const sampleText = textOf(value);
        const params = Object.fromEntries(names.map((name) => [name, sampleText.slice(0, 150) || 'x']));
        const query = Object.fromEntries(fieldsOf(endpoint).map((name) => [name, sampleText.slice(0, 200)]));
        const body = endpoint.method === 'GET' ? undefined : value;
        const form = new FormData();
        if (endpoint.upload) form.append(endpoint.upload.field, new Blob([sampleText]), 'garbage.png');
        const { status } = await ask(endpoint.method, requestPath(endpoint, { params, query }), {
          headers,
          ...(endpoint.upload ? { form } : { body }),
        });
        expect.soft(status, `${endpoint.url} with ${sampleText.slice(0, 40)}`).toBeLessThan(500);
        // A draft may begin empty: it takes only the fields it knows from an object.
        const isEmptyDraft = isBegunEmpty(endpoint) && names.length === 0 && isObject(value);
        if (isEmptyDraft) continue;
        // A calendar's address exists or doesn't: there is no third response a calendar program could show.
        const refused = endpoint.url === fetchCalendarFeed.url ? 404 : 400;
        if (names.length > 0 || endpoint.body)
          expect.soft(status, `${endpoint.url} with ${sampleText.slice(0, 40)}`).toBe(refused);
        if (endpoint.upload) expect.soft(status, `${endpoint.url} with a file`).toBeGreaterThanOrEqual(400);
      }
    },
  );

  const queried = endpoints.flatMap((endpoint) =>
    fieldsOf(endpoint).map((name) => [`${endpoint.method} ${endpoint.url}?${name}`, endpoint, name] as const),
  );

  test.each(queried)('%s refuses a word of 3,000 letters with 400', async (_, endpoint, name) => {
    const params = Object.fromEntries(
      Array.from(endpoint.url.matchAll(/:(\w+)/g), ([, param]) => [param as string, '1']),
    );
    const address = requestPath(endpoint, { params, query: { [name]: 'a'.repeat(3000) } });
    expect((await ask(endpoint.method, address, { as: whoMayCall[endpoint.who] })).status).toBe(400);
  });

  test(
    'is in the OpenAPI document, with its refusals',
    {
      meta: { requirements: ['API-057', 'ERR-002', 'O-14'] },
    },
    async () => {
      const { status, body } = await ask('GET', '/api/openapi.json');
      expect(status).toBe(200);
      const { openapi, paths } = body as {
        openapi: string;
        paths: Record<string, Record<string, Operation>>;
      };
      expect(openapi).toBe('3.1.0');
      // Two addresses that differ only in what they call a parameter are one path.
      const shapeOf = (url: string) => url.replaceAll(/:\w+|\{\w+\}/g, '*');
      const byShape = new Map(Object.entries(paths).map(([path, methods]) => [shapeOf(path), methods]));
      for (const { method, url, refusals, creates } of endpoints) {
        const operation = byShape.get(shapeOf(url))?.[method.toLowerCase()];
        for (const { status: refused } of Object.values(refusals))
          expect(operation?.responses).toHaveProperty(String(refused));
        if (!creates) continue;
        const name = 'Idempotency-Key';
        expect(operation?.parameters).toContainEqual(
          expect.objectContaining({
            name,
            in: 'header',
            schema: { type: 'string', minLength: 1, maxLength: 128 },
          }),
        );
        expect(JSON.stringify(operation?.responses['400'])).toContain('unusableKey');
        expect(JSON.stringify(operation?.responses['422'])).toContain('keyReused');
      }
    },
  );

  test(
    'has words for each of its refusals, in every language',
    {
      meta: { requirements: ['D3-2.1'] },
    },
    () => {
      const missingSentences = endpoints.flatMap(({ url, refusals }) =>
        languages.flatMap((language) =>
          Object.values(refusals)
            .filter(({ say }) => findSentence(stringsOf(language), say) === undefined)
            .map(({ say }) => `${url}: ${say} in ${language}`),
        ),
      );
      expect(missingSentences).toEqual([]);
    },
  );

  test('has a summary that begins with a verb', () => {
    const noun =
      /^(a|all|an|every|how|i|my|one|the|what|when|where|whether|which|who|whom|whose|why|your)\b/i;
    const named = endpoints.filter(({ summary }) => noun.test(summary));
    expect(named.map(({ method, url, summary }) => `${method} ${url}: ${summary}`)).toEqual([]);
  });

  test('the live stream is in it too, and answers as it says', async () => {
    const { body } = await ask('GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, object>> };
    expect(paths['/api/live']?.['get']).toMatchObject({
      'x-who': 'person',
      parameters: [
        { name: 'after', in: 'query', required: false },
        { name: 'Last-Event-ID', in: 'header', required: false },
      ],
      responses: { 200: { content: { 'text/event-stream': {} } }, 400: {}, 401: {} },
    });
    expect((await ask('GET', '/api/live')).status).toBe(401);
    expect((await ask('GET', '/api/live?after=x', { as: whoMayCall.person })).status).toBe(400);
  });

  test('is on the readable page, which loads nothing from elsewhere', async () => {
    const { status, text, headers } = await ask('GET', '/api/docs');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    // A link leads back to the product; everything else is loaded.
    expect(addresses).toContain('/');
    const files = addresses.filter((address) => address !== '/');
    expect(files).toHaveLength(4);
    for (const address of files) {
      expect(address).toMatch(/^\/api\/docs\//);
      expect((await ask('GET', address)).status).toBe(200);
    }
    expect((await ask('GET', '/api/docs/docs.js')).text).toContain('/api/openapi.json');
    expect((await ask('GET', '/api/docs/package.json')).status).toBe(404);
  });
});

const forgetting = allJobs.filter(({ name }) => name.startsWith('forget-old-'));

test('what is kept for a time only is forgotten by jobs of their own, so that one that fails stops no other', async () => {
  expect(forgetting.length).toBeGreaterThan(10);
  expect(new Set(allJobs.map(({ name }) => name)).size).toBe(allJobs.length);
  for (const { run } of forgetting) await run({}, services);
});
