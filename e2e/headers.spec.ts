import { createHash } from 'node:crypto';
import { demoProduct, expect, madeBefore, test } from './fixtures.ts';

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${demoProduct()}${path}`, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const home = madeBefore(() => ask('/'));

/** The home page links to these under /assets. */
const assets = {
  'a script': /\/assets\/after-first-paint-[\w-]+\.js/,
  'a style sheet': /\/assets\/[\w-]+\.css/,
  'a font': /\/assets\/[\w-]+\.woff2/,
};
const kinds = Object.keys(assets) as (keyof typeof assets)[];
const linked = (kind: keyof typeof assets) => assets[kind].exec(home.text)?.[0] ?? '';

const guarded: [what: string, path: string][] = [
  ['a page', '/'],
  ['a page that is not there', '/no-such-page'],
  ['a redirect', '/services'],
  ['a drawing', '/plates/transect.svg'],
  ['a drawing that is not there', '/plates/nothing.svg'],
  ['a static file', '/favicon.svg'],
  ['a public answer', '/api/companies'],
  ['a refusal', '/api/user'],
  ['invalid input', '/api/companies?limit=many'],
  ['an endpoint that is not there', '/api/nothing'],
  ['the API’s page', '/api/docs'],
  ['an address that is none', '/%ff'],
  ['readiness', '/readyz'],
];

for (const [what, path] of guarded) {
  test(`${what} is guarded, and gives nobody a cookie`, async () => {
    const { headers } = await ask(path);
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split('; ').map((one) => [one.split(' ')[0], one]),
    );
    expect(policy).toMatchObject({
      'default-src': "default-src 'none'",
      'connect-src': "connect-src 'self'",
      'form-action': "form-action 'self'",
      'base-uri': "base-uri 'none'",
      'frame-ancestors': "frame-ancestors 'none'",
    });
    expect(policy['script-src']).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
    expect(policy['style-src']).toBe("style-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });
}

for (const kind of kinds)
  test(`${kind} is no document: it is only kept from being read as something else`, async () => {
    const { status, headers } = await ask(linked(kind));
    expect(status).toBe(200);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });

const notAssets = [
  '/assets/',
  '/assets/nothing.js',
  '/assets/..%2findex.html',
  '/assets/..%2f..%2fserver%2frender-page.js',
  '/assets//etc/hosts',
  '/assets/%2fetc%2fhosts',
  '/assets/%00',
];

for (const path of notAssets)
  test(`beside what pages are made of nothing is sent: ${path}`, async () => {
    const { status, text } = await ask(path);
    expect([400, 403, 404]).toContain(status);
    expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

test('plain elements are a layer within the kit, so that the kit wins wherever each stands in the sheet', async () => {
  const { text } = await ask(linked('a style sheet'));
  const layers = new Set([...text.matchAll(/@layer ([\w.]+)/g)].map(([, layer]) => layer));
  expect(layers).toEqual(new Set(['kit', 'kit.base']));
});

test.describe('a page', () => {
  test('has one inline script, which the policy knows by its hash, and its data as data', () => {
    const inline = [...home.text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs)];
    const [theme, ...blocks] = inline.map(([, attributes = '', text = '']) => ({ attributes, text }));
    const hash = createHash('sha256')
      .update(theme?.text ?? '')
      .digest('base64');
    expect(home.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    // They hold the page’s data, its code and the addresses of its string tables.
    expect(blocks).toHaveLength(3);
    for (const { attributes, text } of blocks) {
      expect(attributes).toContain('type="application/json"');
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    }
    expect(home.text).not.toMatch(/<style|\son\w+="|javascript:/i);
  });

  test('has its first picture fetched at once, by day or by night', () => {
    const preloads = [
      ...home.text.matchAll(/<link rel="preload" as="image" href="([^"]+)" media="([^"]+)"/g),
    ];
    expect(preloads.map(([, href, media]) => [href, media])).toEqual([
      ['/plates/transect.svg', '(prefers-color-scheme: light)'],
      ['/plates/transect-night.svg', '(prefers-color-scheme: dark)'],
    ]);
  });

  // These pages have a picture on the first screen. A login on a phone has none, so its picture loads lazily.
  for (const path of ['/', '/search', '/companies/1', '/for-companies', '/how-it-works', '/prices/roofing'])
    test(`has the first picture of ${path} fetched without waiting for its place on the screen`, async () => {
      const { text } = await ask(path);
      const [picture = ''] = /<img [^>]*>/.exec(text.slice(text.indexOf('<main'))) ?? [];
      expect(picture).toContain('src="/');
      expect(picture).not.toContain('loading="lazy"');
    });

  test('does not let what was searched for out of its place', async () => {
    const { text } = await ask(
      `/?q=${encodeURIComponent('</script><script>alert(1)</script>"\'<img onerror=x>')}`,
    );
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img onerror');
  });

  test('names its one address, its language and what it is', async () => {
    for (const path of ['/', '/?q=roof', '/?category=2&sort=newest']) {
      const { text } = await ask(path);
      expect(text).toContain(`<link rel="canonical" href="${demoProduct()}/">`);
      expect(text).toContain('<html lang="en">');
      expect(text).toMatch(/<meta name="description" content="[^"]{50,160}">/);
      expect(text).toMatch(/<title>[^<]{10,70}<\/title>/);
    }
    const { text } = await ask('/no-such-page');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('rel="canonical"');
  });
});

test.describe('what is kept', () => {
  for (const kind of kinds)
    test(`${kind} is kept for good`, async () => {
      const { headers, status } = await ask(linked(kind));
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

  for (const path of [
    '/',
    '/api/companies?limit=3',
    '/api/categories',
    '/plates/transect.svg',
    '/favicon.svg',
  ])
    test(`${path} is sent again only when it has changed`, async () => {
      const first = await ask(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      // Without the second header fetch would add one that requests the whole file anyway.
      const again = await ask(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
      expect([again.status, again.text]).toEqual([304, '']);
      expect((await ask(path, { 'if-none-match': '"another"' })).status).toBe(200);
    });

  test('an anonymous page is asked for each time, and no shared cache keeps it', () => {
    expect(home.headers.get('cache-control')).toBe('private, no-cache');
    expect(home.headers.get('vary')).toMatch(/cookie/i);
    expect(home.headers.get('vary')).toMatch(/accept-encoding/i);
  });

  test('a fault or a refusal is kept by nobody', async () => {
    expect((await ask('/api/user')).headers.get('cache-control')).toBe('no-store');
    expect((await ask('/api/nothing')).headers.get('cache-control')).toBe('no-store');
  });
});

test.describe('what is large', () => {
  const large = [
    '/',
    '/api/companies?limit=50',
    '/plates/transect.svg',
    'a script',
    'a style sheet',
  ] as const;
  for (const what of large)
    test(`${what} is sent compressed, and the same to whoever cannot read that`, async () => {
      const path = what.startsWith('/') ? what : linked(what as keyof typeof assets);
      const encodings = path.startsWith('/plates/') ? ['br'] : ['br', 'gzip'];
      const plain = await ask(path, { 'accept-encoding': 'identity' });
      expect(plain.headers.get('content-encoding')).toBeNull();
      for (const encoding of encodings) {
        const compressed = await ask(path, { 'accept-encoding': encoding });
        expect(compressed.headers.get('content-encoding')).toBe(encoding);
        expect(compressed.headers.get('vary')).toMatch(/accept-encoding/i);
        expect(compressed.text).toBe(plain.text);
      }
    });
});
