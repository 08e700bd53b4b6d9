import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import {
  forgetOldMailTokens,
  issueReplyToken,
  issueUnsubscribeToken,
  readReplyToken,
} from './server/mail-tokens.ts';

const { app, ask, db, pool } = await testHost({ withPages: true });

beforeEach(() => pool.query('delete from rate_limits'));

const withToken = async () => {
  const { id } = await buildUser(db);
  return { id, address: `/unsubscribe/${await issueUnsubscribeToken(db, id)}` };
};
const isMailed = async (id: number) =>
  (await pool.query('select email_notifications as is_on from users where id = $1', [id])).rows[0].is_on;

describe('POST /unsubscribe/{token}', () => {
  test.each([
    ['a mail program’s form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['the other form of RFC 8058', 'multipart/form-data; boundary=x', '--x\r\n\r\n\r\n--x--'],
  ])('%s ends the mails, without a cookie and without a redirect, twice too', async (_, type, payload) => {
    const { id, address } = await withToken();
    for (const time of ['once', 'twice']) {
      const headers = { 'content-type': type };
      const { statusCode } = await app.inject({ method: 'POST', url: address, headers, payload });
      expect([statusCode, await isMailed(id)], time).toEqual([200, false]);
    }
  });

  test('so does the page’s button, and nobody else loses theirs', async () => {
    const [reader, otherReader] = [await withToken(), await withToken()];
    expect((await ask('POST', reader.address)).status).toBe(200);
    expect([await isMailed(reader.id), await isMailed(otherReader.id)]).toEqual([false, true]);
  });

  test('an invented token ends nothing, nor does one to answer with', async () => {
    const [claire, paul] = [await buildUser(db), await buildUser(db)];
    expect((await ask('POST', `/unsubscribe/${'0'.repeat(40)}`)).status).toBe(404);
    const token = await issueReplyToken(db, { userId: claire.id, partnerId: paul.id, ownerId: null });
    expect((await ask('POST', `/unsubscribe/${token}`)).status).toBe(404);
    expect(await isMailed(claire.id)).toBe(true);
    expect((await ask('POST', '/unsubscribe/x')).status).toBe(400);
  });

  test('another website cannot press the button', async () => {
    const { id, address } = await withToken();
    const headers = { origin: 'https://evil.example' };
    expect((await ask('POST', address, { headers })).status).toBe(403);
    expect(await isMailed(id)).toBe(true);
  });

  test('nobody tries tokens without end', async () => {
    const tries = Array.from({ length: 31 }, (_, nth) =>
      ask('POST', `/unsubscribe/${String(nth).padStart(40, '0')}`),
    );
    expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

test('GET of the same address is a page, and changes nothing', async () => {
  const { id, address } = await withToken();
  const { status, text } = await ask('GET', address);
  expect([status, await isMailed(id)]).toEqual([200, true]);
  expect(text).toContain('Stop email notifications?');
  expect(text).toContain('<meta name="robots" content="noindex">');
});

test('a token is kept for more than a year, and is no token for the other purpose', async () => {
  const { id, address } = await withToken();
  const token = address.split('/')[2] ?? '';
  await pool.query(`update mail_tokens set created_at = now() - interval '399 days' where user_id = $1`, [
    id,
  ]);
  await forgetOldMailTokens(db);
  expect(await readReplyToken(db, token)).toBeNull();
  expect((await ask('POST', address)).status).toBe(200);
  await pool.query(`update mail_tokens set created_at = now() - interval '401 days' where user_id = $1`, [
    id,
  ]);
  await forgetOldMailTokens(db);
  expect((await ask('POST', address)).status).toBe(404);
});
