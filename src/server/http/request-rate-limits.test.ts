import { afterAll, describe, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { openAnnouncements } from '#server/database/postgres-announcements.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { otherInstance } from '#testing/other-instance.ts';
import { openRequestRateLimits } from './request-rate-limits.ts';
import { createSearchEngineCheck, type DnsLookups } from './search-engine-check.ts';

/** The fake DNS knows these names and addresses; all others don't exist. */
const dns = { names: new Map<string, string>(), addresses: new Map<string, string>(), asked: [] as string[] };
const found = (map: Map<string, string>) => async (name: string) => {
  dns.asked.push(name);
  const address = map.get(name);
  if (address === undefined) throw new Error('ENOTFOUND');
  return [address];
};
const lookups = {
  reverse: found(dns.names),
  resolve4: found(dns.addresses),
  resolve6: found(dns.addresses),
} as unknown as DnsLookups;

const host = await testHost({
  env: { REQUEST_LIMITS: 'on', TRUST_PROXY: '1' },
  withPages: true,
  lookups,
});
const company = await buildCompany(host.db);
const profile = `/api/companies/${company.id}`;

let count = 0;
afterAll(() => expect(count).toBeGreaterThan(0));
const newNetwork = () => `192.0.2.${++count}`;
const from = (ip: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': ip, ...more },
});

const readTimes = async (times: number, url: string, options: Parameters<typeof host.ask>[2]) => {
  const responses = await Promise.all(Array.from({ length: times }, () => host.ask('GET', url, options)));
  return responses.filter(({ status }) => status === 200).length;
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

describe('the page of a company', () => {
  const page = `/companies/${company.id}`;
  const html = { accept: 'text/html' };

  test('counts as its profile, whoever made it, and in any spelling (M10)', async () => {
    const ip = newNetwork();
    // The page is cached from the first time on, and cached responses count too.
    expect(await readTimes(20, page, from(ip, html))).toBe(20);
    expect(await readTimes(20, `/fr${page}-atelier/?tab=contact&x=1`, from(ip, html))).toBe(20);
    expect(await readTimes(30, profile, from(ip))).toBe(20);
    expect((await host.ask('GET', page, from(ip, html))).status).toBe(429);
    expect((await host.ask('GET', profile, from(ip))).status).toBe(429);
    // All other reading goes on.
    expect((await host.ask('GET', '/search', from(ip, html))).status).toBe(200);
    expect((await host.ask('GET', page, from(newNetwork(), html))).status).toBe(200);
  });

  test('refuses with a page that says when to go on, and needs no script (M10)', async () => {
    const ip = newNetwork();
    await readTimes(60, page, from(ip));
    const { status, text, headers } = await host.ask('GET', page, from(ip, html));
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      429,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    const seconds = Number(headers['retry-after']);
    expect(seconds > 0 && seconds <= 60).toBe(true);
    expect(text).toMatch(new RegExp(`<h1>.+</h1><p>.+${seconds} seconds.+</p>`));
    expect(text).not.toContain('<script');
  });

  test('reads without a script: name, contact and all, in the document itself', async () => {
    const { text } = await host.ask('GET', page, from(newNetwork(), html));
    expect(text).toContain(`<h1`);
    expect(text).toContain(company.name);
  });

  test('a copier reads sixty of a hundred in a minute, not all (M10)', async () => {
    const ip = newNetwork();
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) => host.ask('GET', `/companies/${index + 1}`, from(ip, html))),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(40);
  });
});

test('without an account 600 profiles are read in a day, with one as many as in a minute each (M10)', async () => {
  let now = 0;
  const announcements = await openAnnouncements(host.connection, host.services.log);
  const limits = await openRequestRateLimits({
    pool: host.pool,
    announcements,
    isOn: true,
    now: () => now,
    lookups,
  });
  const request = (personId: number | null, ip = '192.0.2.200') =>
    ({
      routeOptions: { config: { counted: 'profile' } },
      requestContext: {
        person: personId === null ? null : { id: personId },
        ip,
        userAgent: null,
        tokenId: null,
      },
    }) as unknown as Parameters<typeof limits.count>[0];
  const readInMinutes = (minutes: number, personId: number | null) => {
    let read = 0;
    for (let minute = 0; minute < minutes; minute += 1) {
      now += 60_000;
      for (let turn = 0; turn < 60; turn += 1) {
        try {
          limits.count(request(personId));
          read += 1;
        } catch (error) {
          expect(error).toMatchObject({ terms: { status: 429 } });
        }
      }
    }
    return read;
  };
  try {
    expect(readInMinutes(20, null)).toBe(600);
    expect(readInMinutes(20, 7)).toBe(1200);
    expect(() => limits.count(request(null))).toThrow(
      expect.objectContaining({ words: { hours: '24' }, retryAfterSeconds: 24 * 3600 - 39 * 60 }),
    );
    now += 24 * 60 * 60_000;
    expect(readInMinutes(1, null)).toBe(60);
  } finally {
    limits.close();
    await announcements.close();
  }
});

describe('a search engine', () => {
  const page = `/companies/${company.id}`;
  const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const asGoogle = (ip: string) => from(ip, { 'user-agent': GOOGLE, accept: 'text/html' });

  test('that proves by its name and address who it is reads on (M10)', async () => {
    const ip = newNetwork();
    dns.names.set(ip, 'crawl-1.googlebot.com');
    dns.addresses.set('crawl-1.googlebot.com', ip);
    await host.ask('GET', page, asGoogle(ip));
    await eventually(async () => expect(dns.asked).toContain('crawl-1.googlebot.com'));
    expect(await readTimes(70, page, asGoogle(ip))).toBe(70);
    expect((await host.ask('GET', profile, asGoogle(ip))).status).toBe(200);
    // DNS was asked once, and the result was cached.
    expect(dns.asked.filter((name) => name === ip)).toHaveLength(1);
    // Another program at the same address counts normally; the first request was counted, too.
    expect(await readTimes(70, page, from(ip, { accept: 'text/html' }))).toBe(59);
  });

  test.each([
    ['that only says so', () => undefined],
    ['whose address bears another’s name', (ip: string) => dns.names.set(ip, 'crawl-2.googlebot.com')],
    [
      'whose name only ends alike',
      (ip: string) => {
        dns.names.set(ip, 'evilgooglebot.com.copier.example');
        dns.addresses.set('evilgooglebot.com.copier.example', ip);
      },
    ],
    [
      'at a domain that looks alike',
      (ip: string) => {
        dns.names.set(ip, 'crawl.evil-googlebot.com');
        dns.addresses.set('crawl.evil-googlebot.com', ip);
      },
    ],
    [
      'that is another engine than it says',
      (ip: string) => {
        dns.names.set(ip, 'msnbot-1.search.msn.com');
        dns.addresses.set('msnbot-1.search.msn.com', ip);
      },
    ],
  ])('%s is counted (M10)', async (_, arrange) => {
    const ip = newNetwork();
    arrange(ip);
    await host.ask('GET', page, asGoogle(ip));
    await eventually(async () => expect(dns.asked).toContain(ip));
    expect(await readTimes(70, page, asGoogle(ip))).toBe(59);
  });

  test('whoever says so from very many addresses has eight looked up at once (M10)', async () => {
    const silent: string[] = [];
    const lookups = {
      reverse: (ip: string) => {
        silent.push(ip);
        return new Promise(() => undefined);
      },
    } as unknown as DnsLookups;
    const isEngine = createSearchEngineCheck(lookups);
    for (let index = 1; index <= 200; index += 1) expect(isEngine(`203.0.113.${index}`, GOOGLE)).toBe(false);
    expect(silent).toHaveLength(8);
  });
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
    // The page itself is shorter than what is worth compressing.
    const encoding = url === '/api/docs' ? {} : { 'content-encoding': 'br' };
    expect(packed.headers).toMatchObject({ etag, ...encoding });
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
  const [{ id: first }, { id: second }] = [await buildUser(host.db), await buildUser(host.db)];
  const ip = newNetwork();
  const cookie = await host.signIn(first);
  expect(await readTimes(60, profile, from(ip, { cookie }))).toBe(60);
  expect((await host.ask('GET', profile, from(newNetwork(), { cookie }))).status).toBe(429);
  expect((await host.ask('GET', profile, { ...from(ip), as: second })).status).toBe(200);
  expect((await host.ask('GET', profile, from(ip))).status).toBe(200);
});

test('an account writes 300 times a minute', async () => {
  const { id } = await buildUser(host.db);
  const headers = { cookie: await host.signIn(id), 'x-forwarded-for': newNetwork() };
  const body = { companyId: company.id };
  const statuses = [];
  for (let turn = 0; turn < 301; turn += 1)
    statuses.push((await host.ask('POST', '/api/contacts', { body, headers })).status);
  expect(statuses.slice(0, 300)).not.toContain(429);
  expect(statuses[300]).toBe(429);
});

test('all addresses of an IPv6 network count as one', async () => {
  const responses = await Promise.all(
    Array.from({ length: 70 }, (_, index) => host.ask('GET', profile, from(`2001:db8:0:7::${index + 1}`))),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(60);
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
