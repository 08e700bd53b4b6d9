import { describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { liveSettings, testHost } from '#testing/host.ts';

const trial = await testHost({
  env: { LAUNCH: 'live', PUBLIC_URL: 'http://localhost:3000' },
  withPages: true,
});
const launched = await testHost({ env: liveSettings });

describe('a launched website that is tried out at a loopback address', () => {
  const { ask, db } = trial;

  test.each(['/', '/api/categories', '/healthz', '/social/plates/map.svg.png'])(
    'answers %s at that Host alone',
    async (address) => {
      const statusAt = async (host: string) => (await ask('GET', address, { headers: { host } })).status;
      expect(await statusAt('localhost:3000')).toBe(200);
      for (const host of [
        'evil.example',
        'evil.example:3000',
        'localhost',
        '127.0.0.1:3000',
        'localhost:3001',
      ])
        expect(await statusAt(host)).toBe(421);
    },
  );

  test('a page of another name that leads here can neither read nor write', async () => {
    const { id: as } = await buildUser(db);
    const headers = {
      host: 'evil.example',
      origin: 'http://evil.example',
      'x-forwarded-host': 'localhost:3000',
    };
    expect(await ask('GET', '/api/user', { as, headers })).toMatchObject({
      status: 421,
      body: { code: 'foreignHost', message: 'Giewel isn’t available at this address.' },
    });
    expect((await ask('POST', '/api/login', { body: {}, headers })).status).toBe(421);
  });
});

test('where the address is https, it decides whose requests are ours, and the Host says nothing', async () => {
  const { ask, db } = launched;
  const { id: as } = await buildUser(db);
  const make = (headers: Record<string, string>) =>
    ask('POST', '/api/folders', { as, body: { name: 'Roof' }, headers });
  for (const host of ['evil.example', 'giewel.example'])
    expect(await make({ host, origin: `https://${host}` })).toMatchObject({
      status: host === 'giewel.example' ? 201 : 403,
    });
  expect((await make({ host: 'evil.example', origin: 'http://evil.example' })).status).toBe(403);
  expect((await make({ host: '10.0.0.7:3000', origin: 'https://giewel.example' })).status).toBe(201);
});
