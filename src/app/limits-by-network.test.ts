import { beforeEach, expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';

const { ask, pool } = await testHost({ env: { TRUST_PROXY: '1', SMTP_URL: 'smtp://127.0.0.1:9' } });

beforeEach(() => pool.query('delete from rate_limits'));

const message = {
  name: 'Claire',
  email: 'claire@mail.example',
  topic: 'general',
  message: 'We would like to know more about the directory.',
};

/** One connection has a whole /64 of IPv6 addresses to itself, and would never run out of them. */
test.each([
  ['/api/request-verification', (turn: number) => ({ type: 'email', to: `new-${turn}@mail.example` })],
  ['/api/request-password-reset', (turn: number) => ({ email: `lost-${turn}@mail.example` })],
  ['/api/contact', () => message],
])('%s counts a network of IPv6 as one, and another one apart', async (url, bodyOf) => {
  const from = (ip: string, turn: number) =>
    ask('POST', url, {
      body: bodyOf(turn),
      headers: { 'x-forwarded-for': ip },
    });
  let turn = 0;
  let status = 0;
  while (status !== 429 && turn < 200) {
    turn += 1;
    ({ status } = await from(`2001:db8:1:2::${turn.toString(16)}`, turn));
  }
  expect(status).toBe(429);
  expect((await from('2001:db8:1:3::1', turn + 1)).status).not.toBe(429);
});
