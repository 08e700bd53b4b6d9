import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { requestPath } from '#kernel/endpoint.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { sessionCookieIn } from '#testing/cookies.ts';
import { emailsIn } from '#testing/emails-in.ts';
import { testHost } from '#testing/host.ts';
import { mailServer } from '#testing/mail-server.ts';
import { pictureForm } from '#testing/permissions/objects.ts';
import { readableLog } from '#testing/readable-log.ts';
import { allJobs, allEndpointRoutes } from './registry.ts';

vi.setConfig({ testTimeout: 60_000 });

const { log, lines } = readableLog();
const smtp = await mailServer();
const host = await testHost({ log, env: { SMTP_URL: smtp.url }, withPages: true });
const { app, ask, pool, services } = host;

// Each value is unique, so finding it proves that the log holds something that somebody sent.
const planted = {
  username: 'geheimniskremer',
  fullName: 'Verschwigge Kremerin',
  email: 'geheim-bref@mail.example',
  newEmail: 'nei-geheim@mail.example',
  phoneNumber: '+352621987654',
  password: 'Verschlossen Dier 7!',
  newPassword: 'Aner Verschlossen Dier 8!',
  resetPassword: 'Drett Verschlossen Dier 9!',
  passport: 'LU-GEHEIM-77',
  words: 'Firwat ass den Daach nach oppen?',
  fileName: 'geheime-plang.png',
  garbage: 'geplangte-saach',
};

const found = () => {
  const logText = lines.join('');
  return Object.entries(secrets).flatMap(([name, secret]) =>
    logText.includes(secret) ? [`${name} (${secret})`] : [],
  );
};
const secrets: Record<string, string> = { ...planted };

/** Waits for an email to this address that matches, whichever others come before or after it. */
const partOfEmail = (to: string, pattern: RegExp) =>
  vi.waitFor(
    () => {
      const emails = smtp.received
        .filter((mail) => mail.to.includes(to))
        .map(({ source }) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
      const [, part] = emails.map((email) => pattern.exec(email)).find((match) => match !== null) ?? [];
      if (part === undefined) throw new Error(`None of ${emails.length} emails to ${to} matches ${pattern}`);
      return part;
    },
    { timeout: 20_000, interval: 100 },
  );

test('the log tells of a person by number, and nothing that they sent or were sent', async () => {
  const runner = await startJobWorker({ ...host, close: async () => undefined }, allJobs, services);
  onTestFinished(() => runner.stop());
  const { username, fullName, email, newEmail, phoneNumber, password, newPassword, passport } = planted;
  const joined = await ask('POST', '/api/register', {
    body: { username, fullName, email, password, phoneNumber, passport, userType: 'company' },
  });
  expect(joined.status).toBe(201);
  const { id } = joined.body as { id: number };
  const cookie = sessionCookieIn(joined.headers);
  secrets['session'] = cookie.split('=')[1] ?? '';
  const call = async (method: 'POST' | 'PATCH' | 'DELETE' | 'GET', url: string, body?: object) => {
    const response = await ask(method, url, { headers: { cookie }, body });
    expect(response.status, response.text).toBeLessThan(300);
    return response;
  };

  await call('POST', '/api/request-verification', { userId: id, type: 'email' });
  secrets['code'] = await partOfEmail(email, /\b(\d{6})\b/);
  await call('POST', '/api/verify-code', { userId: id, type: 'email', code: secrets['code'] });
  await call('POST', '/api/request-verification', { userId: id, type: 'sms' });
  const outbox = join(services.config.dataDir, 'outbox');
  await expect.poll(() => emailsIn(outbox)).toHaveLength(1);
  const [sms = ''] = await emailsIn(outbox);
  secrets['smsCode'] = /\b\d{6}\b/.exec(await readFile(join(outbox, sms), 'utf8'))?.[0] ?? '';

  await ask('POST', '/api/login', { body: { username: email, password: `${password} ` } });
  await call('POST', '/api/update-password', { currentPassword: password, newPassword });
  const form = pictureForm();
  await ask('POST', '/api/client/upload-picture', { headers: { cookie }, form });

  await ask('POST', '/api/request-password-reset', { body: { email } });
  const token = await partOfEmail(email, /\/reset-password\?token=([\w-]{43})/);
  secrets['reset'] = token;
  await app.inject({ url: `/reset-password?token=${token}`, headers: { accept: 'text/html' } });
  const reset = await ask('POST', '/api/reset-password', {
    body: { token, newPassword: planted.resetPassword },
  });
  expect(reset.status).toBe(200);
  await call('PATCH', '/api/user', { email: newEmail }).catch(() => undefined);
  await app.inject({ url: `/search?q=${encodeURIComponent(planted.words)}` });

  expect(lines.some((line) => line.includes(`"personId":${id},`))).toBe(true);
  expect(found()).toEqual([]);
});

test('whatever is sent to any endpoint, in any place, stays out of the log', async () => {
  const { garbage } = planted;
  const names = ['q', 'token', 'email', 'username', 'password', 'code', 'content', 'name', 'reason'];
  const body = Object.fromEntries(names.map((name) => [name, garbage]));
  // A bad token ends a call before its handler sees the rest, so each call is made with and without one.
  const calls = allEndpointRoutes(host.db).flatMap(({ endpoint }) => [
    { endpoint, authorization: `Bearer ${garbage}` },
    { endpoint, authorization: undefined },
  ]);
  for (const { endpoint, authorization } of calls) {
    const params = new Proxy({}, { get: () => garbage });
    const headers = {
      cookie: `session=${garbage}; known=${garbage}; browser=${garbage}`,
      ...(authorization !== undefined && { authorization }),
      'stripe-signature': `t=1,v1=${garbage}`,
      'idempotency-key': garbage,
      'user-agent': garbage,
      referer: `https://giewel.example/${garbage}`,
      'x-forwarded-for': garbage,
    };
    const isForm = endpoint.upload !== undefined;
    const form = new FormData();
    form.append(endpoint.upload?.field ?? 'file', new Blob([garbage]), garbage);
    await ask(endpoint.method, requestPath(endpoint, { params, query: body }), {
      headers,
      ...(isForm ? { form } : endpoint.method === 'GET' ? {} : { body }),
    });
  }
  expect(found()).toEqual([]);
});

test('nor does a fault repeat it', async () => {
  await pool.query('alter table signup_attempts add check (status is null) not valid');
  const failed = await ask('POST', '/api/register', {
    body: {
      username: 'geheimniskremer-2',
      email: planted.newEmail,
      password: planted.password,
      fullName: planted.fullName,
      userType: 'client',
    },
  });
  expect(failed.status).toBe(500);
  expect(lines.some((line) => line.includes('"msg":"fault"'))).toBe(true);
  expect(found()).toEqual([]);
});
