import { afterAll, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { otherInstance } from '#testing/other-instance.ts';

const host = await testHost({ env: { REQUEST_LIMITS: 'on', TRUST_PROXY: '1' }, withPages: true });
const company = await buildCompany(host.db);
const profile = `/api/companies/${company.id}`;

let count = 0;
afterAll(() => expect(count).toBeGreaterThan(0));
const newNetwork = () => `192.0.2.${++count}`;
const from = (ip: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': ip, ...more },
});

const readTimes = async (times: number, url: string, options: Parameters<typeof host.ask>[2]) => {
  const answers = await Promise.all(Array.from({ length: times }, () => host.ask('GET', url, options)));
  return answers.filter(({ status }) => status === 200).length;
};

test('a network reads 60 profiles a minute, then is told when to go on', async () => {
  const ip = newNetwork();
  expect(await readTimes(70, profile, from(ip))).toBe(60);
  const { status, body, headers } = await host.ask('GET', profile, from(ip));
  expect(status).toBe(429);
  expect(body).toMatchObject({ code: 'tooManyRequests' });
  const seconds = Number(headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((body as { message: string }).message).toContain(`${seconds} seconds`);
  expect((await host.ask('GET', profile, from(newNetwork()))).status).toBe(200);
});

test.each(['/sitemap.xml', '/sitemap/companies-1.xml'])('%s is made 60 times a minute', async (url) => {
  expect(await readTimes(70, url, from(newNetwork()))).toBe(60);
});

test('the contracts are the same bytes each time, and counted as what one reads', async () => {
  for (const url of ['/api/openapi.json', '/api/docs']) {
    const ip = newNetwork();
    const { headers } = await host.ask('GET', url, from(ip));
    const etag = String(headers['etag']);
    expect((await host.ask('GET', url, from(ip, { 'if-none-match': etag }))).status).toBe(304);
    const packed = await host.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers).toMatchObject({ etag, 'content-encoding': 'br' });
    expect(await readTimes(605, url, from(ip, { 'if-none-match': etag }))).toBe(0);
    expect((await host.ask('GET', url, from(ip))).status).toBe(429);
  }
});

test('sixty profiles with all that their pages ask for are within the limits', async () => {
  const ip = newNetwork();
  for (const part of ['', '/services', '/gallery', '/projects', '/reviews']) {
    expect(await readTimes(60, profile + part, from(ip))).toBe(60);
  }
});

test('an account has an allowance of its own, wherever it reads from', async () => {
  const [{ id: one }, { id: other }] = [await buildUser(host.db), await buildUser(host.db)];
  const ip = newNetwork();
  const cookie = await host.signIn(one);
  expect(await readTimes(60, profile, from(ip, { cookie }))).toBe(60);
  expect((await host.ask('GET', profile, from(newNetwork(), { cookie }))).status).toBe(429);
  expect((await host.ask('GET', profile, { ...from(ip), as: other })).status).toBe(200);
  expect((await host.ask('GET', profile, from(ip))).status).toBe(200);
});

test('an account writes 300 times a minute', async () => {
  const { id } = await buildUser(host.db);
  const headers = { cookie: await host.signIn(id), 'x-forwarded-for': newNetwork() };
  const body = { companyId: company.id };
  const answers = [];
  for (let at = 0; at < 301; at += 1)
    answers.push((await host.ask('POST', '/api/contacts', { body, headers })).status);
  expect(answers.slice(0, 300)).not.toContain(429);
  expect(answers[300]).toBe(429);
});

test('all addresses of an IPv6 network count as one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, at) => host.ask('GET', profile, from(`2001:db8:0:7::${at + 1}`))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
});

test('600 reads in all are let through, pages too; a page says so in words, with a heading', async () => {
  const ip = newNetwork();
  expect(await readTimes(605, '/api/categories', from(ip))).toBe(600);
  const { status, text, headers } = await host.ask('GET', '/', from(ip, { accept: 'text/html' }));
  expect(status).toBe(429);
  expect(headers['retry-after']).toBeDefined();
  expect(text).toMatch(/<h1>.+<\/h1><p>.+seconds.+<\/p>/);
});

test('assets and whether we live are not counted', async () => {
  const ip = newNetwork();
  await readTimes(600, '/api/categories', from(ip));
  expect((await host.ask('GET', '/favicon.svg', from(ip))).status).toBe(200);
  expect((await host.ask('GET', '/healthz', from(ip))).status).toBe(200);
});

test('two instances tell each other what they have counted', async () => {
  const { address } = await otherInstance(host);
  const ip = newNetwork();
  expect(await readTimes(60, profile, from(ip))).toBe(60);
  await eventually(async () => {
    const { status } = await fetch(address + profile, from(ip));
    expect(status).toBe(429);
  });
});
