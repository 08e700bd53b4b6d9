import { expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';

const { ask } = await testHost({ withPages: true });

test('an error is a problem of RFC 9457, with code, message and fields as before', async () => {
  const { status, headers, body } = await ask('GET', '/api/user');
  expect(status).toBe(401);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(headers['www-authenticate']).toBe('Bearer');
  expect(body).toEqual({
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    detail: 'Please log in first.',
    message: 'Please log in first.',
    code: 'signInFirst',
    requestId: expect.any(String),
  });
  const wrong = await ask('POST', '/api/login', { body: {} });
  expect(wrong.body).toMatchObject({ status: 400, title: 'Bad Request', code: 'invalidInput', fields: {} });
});

test.each([
  ['PUT', '/api/user', 'GET, HEAD, PATCH'],
  ['DELETE', '/api/categories', 'GET, HEAD'],
  ['POST', '/api/companies/12/similar', 'GET, HEAD'],
  ['GET', '/api/companies/12/similar/', undefined],
  ['GET', '/api/login', 'POST'],
  ['PUT', '/api/nothing', undefined],
] as const)('%s %s is told which methods are there: %s', async (method, url, allow) => {
  const { status, headers, body } = await ask(method, url);
  expect(headers['allow']).toBe(allow);
  expect([status, body]).toMatchObject(
    allow === undefined ? [404, { code: 'notFound' }] : [405, { code: 'methodNotAllowed' }],
  );
});
