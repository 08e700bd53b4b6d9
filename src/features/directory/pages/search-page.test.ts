import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildService } from '#demo/builders/service.ts';
import { testHost } from '#testing/host.ts';

const { ask, db, app } = await testHost({ withPages: true, env: { PUBLIC_URL: 'https://giewel.example' } });

const roofing = await buildCategory(db, { name: 'Roofing' });
const schmit = await buildCompany(db, { name: 'Toiture Schmit & Fils', city: 'Esch-sur-Alzette' });
const demo = await buildCompany(db, { name: 'Nobody', city: 'Wiltz', isDemo: true });
await buildService(db, { companyId: schmit.id, categoryId: roofing.id });
await buildPicture(db, { companyId: schmit.id, imageUrl: '/plates/cover/roofing-1-minett.svg' });

await app.listen({ port: 0, host: '127.0.0.1' });

/** Sends the path as it is written: app.inject would resolve its dots. */
const responseTo = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    get({ port, path, agent: false }, (response) => resolve(response.resume())).on('error', reject);
  });

const read = async (address: string) => {
  const { status, text } = await ask('GET', address);
  return { status, text };
};

describe('the search page, before any script', () => {
  test(
    'shows what was found, and how many',
    {
      meta: { requirements: ['SEARCH-001', 'SEARCH-005'] },
    },
    async () => {
      const { status, text } = await read('/search?q=couvreur');
      expect(status).toBe(200);
      expect(text).toContain('1 company');
      expect(text).toContain('Toiture Schmit &amp; Fils');
      expect(text).not.toContain('>Nobody<');
    },
  );

  test(
    'has the filters of its address chosen',
    {
      meta: { requirements: ['SEARCH-003', 'SEARCH-004'] },
    },
    async () => {
      const { text } = await read(`/search?category=${roofing.id}&sort=name&rating=4.5&emergency=true`);
      expect(text).toMatch(new RegExp(`<option value="${roofing.id}" selected`));
      expect(text).toMatch(/<option value="name" selected/);
      expect(text).toMatch(/<option value="4.5" selected/);
      expect(text).toMatch(/name="emergency"[^>]*checked/);
      // They stand behind one button, which counts them, and the trade is a chip above the results.
      expect(text).toContain('>Filters (3)<');
      expect(text).toMatch(/<h1[^>]*>Roofing<\/h1>/);
      expect(text).toContain('aria-label="Remove “Roofing”"');
    },
  );

  test(
    'says when there is nothing, and offers categories only without a query',
    {
      meta: { requirements: ['SEARCH-006', 'SEARCH-007'] },
    },
    async () => {
      const { text } = await read('/search?q=unfindableword');
      expect(text).toContain('No companies found');
      expect(text).toContain('Clear Filters');
      expect(text).not.toContain('Browse by category');
      expect((await read('/search')).text).toContain('Browse by category');
    },
  );

  const tooLong = ['place', 'location', 'commune', 'canton'].map((name) => `${name}=${'a'.repeat(3000)}`);

  test.each(['category=abc', 'category=999999', 'sort=fame', 'rating=11', ...tooLong])(
    '%s falls back with a notice',
    async (query) => {
      const { status, text } = await read(`/search?${query}`);
      expect(status).toBe(200);
      expect(text).toContain('We ignored a filter that doesn’t exist.');
      const whole = (await read('/search')).text;
      expect(whole).not.toContain('We ignored a filter that doesn’t exist.');
      const [count] = /\d+ companies/.exec(whole) ?? [];
      expect(text).toContain(count);
    },
  );

  test.each([
    ['words', `my roof leaks ${'and drips '.repeat(40)}`, /value="my roof leaks (?:and drips ){18}and"/],
    ['a word', 'a'.repeat(3000), new RegExp(`value="a{200}"`)],
    ['a character', `${'a'.repeat(199)}🏠`, new RegExp(`value="a{199}"`)],
  ])('a letter is searched by its beginning, cut within %s', async (_, letter, field) => {
    const { status, text } = await read(`/search?q=${encodeURIComponent(letter)}`);
    expect(status).toBe(200);
    expect(text).not.toContain('We ignored a filter that doesn’t exist.');
    expect(text).toMatch(field);
  });

  test('the word "unknown" is looked for like any other', async () => {
    const { text } = await read('/search?q=unknown');
    expect(text).toContain('No companies found');
    expect(text).not.toContain('We ignored a filter that doesn’t exist.');
  });

  test('the home page falls back from a text that is too long', async () => {
    const { status, text } = await read(`/?q=${'a'.repeat(3000)}`);
    expect(status).toBe(200);
    expect(text).toContain('Toiture Schmit');
  });

  test('the map has a link for each canton, and for each commune of the one chosen', async () => {
    const linksIn = (text: string) =>
      Array.from(text.matchAll(/<a href="([^"]+)"[^>]*aria-label="(\S+: 1 company)"/g), ([, href, label]) => [
        href,
        label,
      ]);
    expect(linksIn((await read('/search')).text)).toEqual([
      ['/search?canton=Wiltz', 'Wiltz: 1 company'],
      ['/search?canton=Esch-sur-Alzette', 'Esch-sur-Alzette: 1 company'],
    ]);
    expect(linksIn((await read('/search?canton=Wiltz')).text)).toEqual([
      ['/search?canton=Wiltz&amp;commune=Wiltz', 'Wiltz: 1 company'],
    ]);
  });

  test('the map fetches no drawing that is not shown: neither the night’s by day, nor any beside a phone’s list', async () => {
    const { text } = await read('/search');
    const drawings = text.match(/<ima?ge? [^>]*\/plates\/map[^>]*>/g) ?? [];
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings) expect(drawing).toMatch(/^<img loading="lazy"/);
  });

  test('a query is text, never markup', async () => {
    const { text } = await read(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(text).not.toContain('<script>alert');
  });
});

describe('for search engines', () => {
  const head = async (address: string) => (await read(address)).text.split('</head>')[0] ?? '';

  test('a list of a trade has a title, one address and a picture', async () => {
    const text = await head(`/search?category=${roofing.id}&sort=name&show=48`);
    expect(text).toContain('<title>Roofing companies in Luxembourg | Giewel</title>');
    expect(text).toContain(
      `<link rel="canonical" href="https://giewel.example/search?category=${roofing.id}">`,
    );
    expect(text).toContain(
      '<meta property="og:image" content="https://giewel.example/social/card/search.png">',
    );
    expect(text).toContain('"@type":"BreadcrumbList"');
    expect(text).not.toContain('noindex');
  });

  test('what somebody typed is no page to be found', async () => {
    expect(await head('/search?q=roof')).toContain('<meta name="robots" content="noindex">');
  });

  test('a company is shared with a card of its own, in the language of the page', async () => {
    const text = await head(`/companies/${schmit.id}`);
    expect(text).toContain(
      `<meta property="og:image" content="https://giewel.example/social/card/companies/${schmit.id}-toiture-schmit-fils.png">`,
    );
    expect(text).toContain('"@type":"BreadcrumbList"');
    expect(await head(`/fr/companies/${schmit.id}`)).toContain(
      `content="https://giewel.example/fr/social/card/companies/${schmit.id}-toiture-schmit-fils.png">`,
    );
  });

  test('the sitemap names every page once, and none of the demo', async () => {
    const { text: index } = await read('/sitemap.xml');
    const parts = Array.from(index.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
    expect(parts).toEqual([
      'https://giewel.example/sitemap/pages-1.xml',
      'https://giewel.example/sitemap/companies-1.xml',
      'https://giewel.example/sitemap/prices-1.xml',
      'https://giewel.example/sitemap/about-1.xml',
    ]);
    const { text: companies } = await read('/sitemap/companies-1.xml');
    expect(companies).toContain(
      `<loc>https://giewel.example/companies/${schmit.id}-toiture-schmit-fils</loc>`,
    );
    expect(companies).not.toContain(`/companies/${demo.id}`);
    const { text: pages } = await read('/sitemap/pages-1.xml');
    expect(pages).toContain(`<loc>https://giewel.example/search?category=${roofing.id}</loc>`);
    expect(pages).toContain('<loc>https://giewel.example/search?canton=Esch-sur-Alzette</loc>');
  });

  test.each(['/sitemap/companies-2.xml', '/sitemap/nothing-1.xml', '/sitemap/companies-0.xml'])(
    '%s is not there',
    async (address) => {
      expect((await read(address)).status).toBe(404);
    },
  );

  test('robots.txt names it', async () => {
    const { text } = await read('/robots.txt');
    expect(text).toContain('Disallow: /api/\nAllow: /api/docs\nAllow: /api/openapi.json\n');
    expect(text).toContain('Sitemap: https://giewel.example/sitemap.xml');
  });

  test.each([
    '/social/plates/cover/roofing-1-minett.svg.png',
    '/social/plates/transect.svg.png',
    '/social/card.png',
    '/de/social/card.png',
    '/social/card/search.png',
    '/fr/social/card/prices.png',
    '/social/card/vat-on-housing.png',
  ])('%s is a raster of the size that cards have', async (url) => {
    const response = await app.inject({ url });
    expect(response.headers['content-type']).toBe('image/png');
    const { width, height, format } = await sharp(response.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  });

  test('a company’s card is drawn in the language of its address', async () => {
    const cardIn = async (prefix: string) => {
      const response = await app.inject({ url: `${prefix}/social/card/companies/${schmit.id}.png` });
      expect(response.headers['content-type']).toBe('image/png');
      return response.rawPayload;
    };
    const [english, french] = [await cardIn(''), await cardIn('/fr')];
    const { width, height } = await sharp(english).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(french.equals(english)).toBe(false);
    expect((await cardIn('')).equals(english)).toBe(true);
  });

  test.each([
    '/social/card/companies/999999.png',
    '/social/card/auth.png',
    '/social/card/api/user.png',
    '/social/card/companies/1',
    '/social/card/..%2f..%2fapi/user.png',
    '/social/plates/none.svg.png',
    '/social/api/user.png',
    '/social/plates/../api/user.png',
    '/social/x',
    '/social/pictures/../../api/openapi.json.png',
    '/social/pictures/%2e%2e/%2e%2e/api/openapi.json.png',
    '/social/pictures/..%2f..%2fapi/openapi.json.png',
    '/social/pictures/..%2f..%2fplates/transect.svg.png',
    '/social/plates/transect.svg%3f.png',
    '/social/pictures/none.webp.png',
    '/plates/..%2fapi%2fuser.svg',
    '/plates/__proto__.svg',
    '/plates/constructor.svg',
    '/pictures/..%2f..%2fpackage.json',
    '/pictures/../../package.json',
    '/icons/..%2f..%2ffavicon.svg',
    '/sitemap/..%2fapi%2fuser',
  ])('%s is no picture', async (address) => {
    expect(await responseTo(address)).toMatchObject({ statusCode: 404 });
  });
});

describe('an address with several slashes at its beginning', () => {
  test.each([
    ['//evil.example', '/evil.example'],
    ['/fr//evil.example?q=1', '/fr/evil.example?q=1'],
    ['//[', '/['],
    ['/.//[', '/['],
    ['/\\evil.example', '/evil.example'],
    ['///search', '/search'],
  ])('leads from %s to %s, which is ours and no other site’s', async (path, expectedHref) => {
    expect(await responseTo(path)).toMatchObject({ statusCode: 301, headers: { location: expectedHref } });
  });
});
