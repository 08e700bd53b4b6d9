import { expect, test } from 'vitest';
import { liveSettings, testHost } from '#testing/host.ts';

const secure = await testHost({ env: liveSettings, isSecure: true });
const plain = await testHost();

test.each([
  ['https', secure, /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
  ['http', plain, /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/],
] as const)('over %s a session is a cookie of this host that no script reads', async (_, { ask }, cookie) => {
  const { headers } = await ask('POST', '/api/register', {
    body: {
      username: 'claire',
      email: 'claire@mail.example',
      password: 'Gromperekichelcher',
      userType: 'private',
    },
  });
  const lines = [headers['set-cookie']].flat().map(String);
  expect(lines.filter((line) => cookie.test(line))).toHaveLength(1);
});

test('over https a browser is told to come over nothing else, subdomains too', async () => {
  const { headers } = await secure.ask('GET', '/api/categories');
  expect(headers['strict-transport-security']).toMatch(/^max-age=63072000; includeSubDomains/);
});

test.each([
  ['__Host-session', secure],
  ['session', plain],
] as const)('the documentation calls it %s there too', async (name, { ask }) => {
  const { body } = await ask('GET', '/api/openapi.json');
  expect(body).toMatchObject({ components: { securitySchemes: { session: { in: 'cookie', name } } } });
});
