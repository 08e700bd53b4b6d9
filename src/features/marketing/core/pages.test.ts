import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { languages, pathInLanguage, splitLanguagePrefix } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';
import { liveSettings, testHost } from '#testing/host.ts';
import { marketingPaths } from './rules/marketing-paths.ts';

// The tests that draw cards run last: beside other tests they get a tenth of the machine.
vi.setConfig({ testTimeout: 60_000 });

const operator = {
  OPERATOR_NAME: 'Giewel S.à r.l.-S',
  OPERATOR_REGISTRATION: 'B000000',
  CONTACT_EMAIL: 'house@giewel.example',
  FACEBOOK_URL: 'https://www.facebook.com/giewel',
};
const PUBLIC_URL = 'https://giewel.example';
const { ask, app, db } = await testHost({ withPages: true, env: { PUBLIC_URL, ...operator } });
const launched = await testHost({ withPages: true, env: liveSettings });
const unnamed = await testHost({ withPages: true });

const read = async (address: string) => {
  const { status, text, headers } = await ask('GET', address);
  return { status, text, headers, words: text.replace(/<[^>]+>/g, '').replace(/&#x27;/g, "'") };
};

describe('every page of the front of the shop', () => {
  test.each(marketingPaths)('%s is there, with its own name, address and picture', async (address) => {
    const { status, text } = await read(address);
    expect(status).toBe(200);
    expect(text).toMatch(/<title>[^<]{10,70}<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]{40,180}">/);
    expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}${address}">`);
    expect(text).not.toContain('content="noindex"');
    const card = /og:image" content="https:\/\/giewel\.example(\/social\/[^"]+)"/.exec(text)?.[1] ?? '';
    const { width, height } = await sharp((await app.inject({ url: card })).rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  test('has a title of its own', async () => {
    const titles = await Promise.all(
      marketingPaths.map(async (address) => /<title>([^<]+)/.exec((await read(address)).text)?.[1]),
    );
    expect(new Set(titles).size).toBe(marketingPaths.length);
  });

  test('is in the sitemap', async () => {
    const { text } = await read('/sitemap/about-1.xml');
    for (const address of marketingPaths) expect(text).toContain(`<loc>${PUBLIC_URL}${address}</loc>`);
  });
});

describe('every page that Lighthouse looks at', () => {
  test.each(['/', '/search', 'company', '/auth', '/requests/new/what'])(
    '%s has a description in every language',
    async (page) => {
      const address = page === 'company' ? `/companies/${(await buildCompany(db, {})).id}` : page;
      for (const language of languages) {
        const { text } = await read(pathInLanguage(language, address));
        expect(text, language).toMatch(/<meta name="description" content="[^"]{40,200}">/);
      }
    },
  );
});

const lawPages = [
  '/about',
  '/privacy',
  '/terms',
  '/imprint',
  '/ranking',
  '/reviews-policy',
  '/accessibility',
  '/report-illegal-content',
];

test.each(languages)('each page about the rules says in %s which text counts', async (language) => {
  const { binding } = stringsOf(language).legal;
  for (const address of lawPages)
    expect((await read(pathInLanguage(language, address))).words).toContain(binding);
});

/** Lists a page's parts, in order, and its numbers, however a language writes them. */
const shapeOf = (text: string) => {
  const [article = ''] = /<article[^]*<\/article>/.exec(text) ?? [];
  const words = article.replace(/<[^>]+>/g, ' ').replace(/24\/7|24\s?h?\/24/g, '');
  const whole = words.replace(/(?<=\d)[\s.,’\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return {
    parts: [...article.matchAll(/<(h\d|p|li|dt|dd|th|td|section|ul|table)\b/g)].map(([, tag]) => tag),
    sections: [...article.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id),
    links: [...article.matchAll(/<a [^>]*href="([^"]+)"/g)].map(
      ([, href = '']) => splitLanguagePrefix(href).address,
    ),
    numbers: (whole.match(/\d+/g) ?? []).filter((number) => number !== '1').toSorted(),
  };
};

test.each(lawPages)('%s differs by language in language alone', async (address) => {
  const english = shapeOf((await read(address)).text);
  expect(english.parts.length).toBeGreaterThan(5);
  for (const language of languages)
    expect(shapeOf((await read(pathInLanguage(language, address))).text), language).toEqual(english);
});

describe('the icons of the footer', () => {
  const leadTo = (text: string) =>
    Array.from(
      text.matchAll(/<a href="([^"]+)" aria-label="[^"]+" rel="noopener noreferrer">/g),
      ([, to]) => to,
    );

  test(
    'lead to the pages that the settings name, and else to the networks (reading 53)',
    {
      meta: { requirements: ['SHELL-051'] },
    },
    async () => {
      expect(leadTo((await read('/imprint')).text)).toEqual([
        'https://www.facebook.com/giewel',
        'https://www.instagram.com/',
        'https://www.linkedin.com/',
      ]);
      expect(leadTo((await unnamed.ask('GET', '/')).text)).toContain('https://www.facebook.com/');
    },
  );
});

test('every page leads to the documentation of the API, in each language', async () => {
  for (const language of languages) {
    const { text } = await read(pathInLanguage(language, '/for-companies'));
    const [, label] = /<a href="\/api\/docs">([^<]+)<\/a>/.exec(text) ?? [];
    expect(label).toBe(stringsOf(language).web.apiDocs);
  }
});

describe('/for-companies', () => {
  test(
    'leads to the sign-up and to how it works',
    {
      meta: { requirements: ['SHELL-014', 'MARKET-001'] },
    },
    async () => {
      const { status, text } = await read('/for-companies');
      expect(status).toBe(200);
      expect(text).toContain('href="/company-auth?tab=register"');
      expect(text).toContain('href="/how-it-works?tab=companies"');
    },
  );

  test('has its five sections', { meta: { requirements: ['MARKET-002'] } }, async () => {
    const { text } = await read('/for-companies');
    const headings = Array.from(
      text.matchAll(/<section id="\w+"[^>]*><div><h2>([^<]+)/g),
      ([, title]) => title,
    );
    expect(headings).toEqual([
      'Direct client connections',
      'A reputation you’ve earned',
      'Every job in one place',
      'Analytics based on real activity',
      'Verified profiles',
    ]);
  });

  test(
    'shows a card with sample figures, out of reach, that leads nowhere',
    {
      meta: { requirements: ['MARKET-003'] },
    },
    async () => {
      const { text } = await read('/for-companies');
      const card = /<figure[^>]*><div inert=""[^>]*>(<article.*?<\/article>)/.exec(text)?.[1] ?? '';
      expect(card).toContain('Ateliers Wampach');
      expect(card).toMatch(/<b>37<\/b>.*reviews/);
      expect(card).toContain('Typical response time: ~2 hours');
      expect(card).not.toContain('href=');
      expect(text).toContain('The company and its figures are made up.');
    },
  );
});

describe('/how-it-works', () => {
  const selected = (text: string) => /aria-selected="true"[^>]*>([^<]+)</.exec(text)?.[1];

  test(
    'is for clients, and for companies by its address',
    {
      meta: { requirements: ['SHELL-015'] },
    },
    async () => {
      expect(selected((await read('/how-it-works')).text)).toBe('For Clients');
      expect(selected((await read('/how-it-works?tab=companies')).text)).toBe('For Companies');
      expect(selected((await read('/how-it-works?tab=neighbours')).text)).toBe('For Clients');
    },
  );

  test(
    'shows the prices from launch beside those of pre-launch (reading 6)',
    {
      meta: { requirements: ['MARKET-004', 'LIMIT-018'] },
    },
    async () => {
      const { words, text } = await read('/how-it-works?tab=companies');
      for (const [plan, launch, now] of [
        ['Basic', '€59', '€35'],
        ['Professional', '€119', '€55'],
        ['Premium', '€239', '€85'],
      ]) {
        expect(words).toMatch(
          new RegExp(`${plan}.*?${launch} per monthFrom launch${now} per month during pre-launch`),
        );
      }
      expect(text).not.toMatch(/<(s|del|strike)>/);
      expect((await read('/how-it-works')).words).not.toContain('€');
    },
  );

  test(
    'tells of the trial and of banners',
    {
      meta: { requirements: ['MARKET-005', 'LIMIT-022', 'MARKET-006', 'LIMIT-023'] },
    },
    async () => {
      const { words } = await read('/how-it-works?tab=companies');
      expect(words).toContain('14-day free trial');
      expect(words).toContain('Banner advertising from €399 per month');
    },
  );
});

describe('addresses', () => {
  test(
    '/services has moved for good to the directory',
    {
      meta: { requirements: ['SHELL-018'] },
    },
    async () => {
      const { status, headers } = await read('/services');
      expect([status, headers['location']]).toEqual([301, '/#browse-services']);
    },
  );

  test(
    'search and profile are open to anybody, and read their address',
    {
      meta: { requirements: ['SHELL-010', 'SHELL-017'] },
    },
    async () => {
      const roofing = await buildCategory(db, { name: 'Roofing' });
      const [roofer, otherCompany] = [
        await buildCompany(db, { name: 'Toiture Schmit' }),
        await buildCompany(db, { name: 'Roof garden Weber' }),
      ];
      await buildService(db, { companyId: roofer.id, categoryId: roofing.id });
      expect((await read('/search?q=garden')).text).toContain('Roof garden Weber');
      const searchPage = await read(`/search?q=roof&category=${roofing.id}`);
      expect(searchPage.text).toContain('Toiture Schmit');
      expect(searchPage.text).not.toContain('Roof garden Weber');
      expect((await read(`/companies/${otherCompany.id}`)).text).toContain('<h1');
    },
  );

  test('a visitor may look, and write nothing', { meta: { requirements: ['SHELL-002'] } }, async () => {
    for (const address of ['/', '/search', ...marketingPaths]) expect((await read(address)).status).toBe(200);
    for (const [method, address] of [
      ['POST', '/api/contacts'],
      ['POST', '/api/folders'],
      ['POST', '/api/folders/1/companies'],
      ['DELETE', '/api/contacts/1'],
      ['POST', '/api/user/deletion'],
    ] as const) {
      expect((await ask(method, address, { body: {} })).status, address).toBeGreaterThanOrEqual(400);
    }
    expect((await ask('POST', '/api/contacts', { body: { companyId: 1 } })).status).toBe(401);
  });
});

describe('the imprint', () => {
  test('shows what is set and leaves out the rest', async () => {
    const { words } = await read('/imprint');
    expect(words).toContain('Giewel S.à r.l.-S');
    expect(words).toContain('B000000');
    expect(words).toContain('house@giewel.example');
    expect(words).not.toContain('VAT number');
  });

  test('makes nothing up', async () => {
    const { text } = await unnamed.ask('GET', '/imprint');
    expect(text).toContain('publish the operator’s details here');
    expect(text).not.toContain('giewel.example');
    const { body } = await unnamed.ask('GET', '/api/operator');
    expect(new Set(Object.values(body as object))).toEqual(new Set([null]));
  });
});

describe('what a browser may keep', () => {
  test('the manifest names pictures of the size it says', async () => {
    const { headers, text } = await read('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    const { icons, start_url } = JSON.parse(text) as {
      start_url: string;
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(start_url).toBe('/');
    for (const { src, sizes, type } of icons.filter(({ sizes }) => sizes !== 'any')) {
      const response = await app.inject({ url: src });
      expect(response.headers['content-type']).toBe(type);
      const { width, height } = await sharp(response.rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const { text: page } = await read('/');
    for (const href of ['/manifest.webmanifest', '/favicon.ico', '/apple-touch-icon.png'])
      expect(page).toContain(`href="${href}"`);
    expect((await app.inject({ url: '/apple-touch-icon.png' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/icons/7.png' })).statusCode).toBe(404);
    // The icon shows the mark in ink on paper.
    const { rawPayload } = await app.inject({ url: '/icons/192.png' });
    const pixels = await sharp(rawPayload).removeAlpha().raw().toBuffer();
    const pixel = (x: number, y: number) => [...pixels.subarray((y * 192 + x) * 3, (y * 192 + x) * 3 + 3)];
    expect([pixel(5, 5), pixel(52, 110)]).toEqual([
      [0xf7, 0xf4, 0xec],
      [0x1d, 0x28, 0x2f],
    ]);
  });

  test('the old icon holds a picture of 32 pixels', async () => {
    const { rawPayload } = await app.inject({ url: '/favicon.ico' });
    expect(rawPayload.readUInt16LE(2)).toBe(1);
    const { width, format } = await sharp(rawPayload.subarray(22)).metadata();
    expect([width, format]).toEqual([32, 'png']);
  });

  test('the worker keeps the page without a connection, and is another when that page is', async () => {
    const { text, headers } = await read('/offline-worker.js');
    expect(headers['content-type']).toContain('text/javascript');
    expect(text).toMatch(/const CACHE = 'offline-[\w-]{10}'/);
    expect((await read('/offline.html')).text).toContain('<h1>You’re offline</h1>');
    expect((await read('/offline.css')).status).toBe(200);
  });

  test('security.txt says whom to tell, and for how long it holds', async () => {
    const { text, headers } = await read('/.well-known/security.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('Contact: mailto:house@giewel.example\n');
    expect(text).toContain('Contact: https://giewel.example/contact?topic=security\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * DAY_MS);
  });
});

describe('whether it is before the launch or after it', () => {
  const otherPaths = ['/', '/auth', '/client-auth', '/company-auth?tab=register'];
  const pages = [...marketingPaths, '/how-it-works?tab=companies', ...otherPaths];

  test.each(pages)('%s speaks of pre-launch only before the launch', async (address) => {
    const { text, status } = await launched.ask('GET', address);
    expect(status).toBe(200);
    expect(text).not.toMatch(/pre-launch|from launch|demo website/i);
    // Before the launch every page has a banner that says so.
    expect((await read(address)).words).toMatch(/pre-launch/i);
  });

  test(
    'the banner asks visitors alone to try out an account (reading 89)',
    {
      meta: { requirements: ['SHELL-007'] },
    },
    async () => {
      const { id } = await buildUser(db);
      const bannerOf = ({ text }: { text: string }) =>
        /<aside[^>]*aria-label="Notice"[^>]*>(.*?)<\/aside>/s.exec(text)?.[1]?.replace(/<[^>]+>/g, '');
      const invitation = 'This is a demo website in pre-launch. You can try creating a client account.';
      expect(bannerOf(await ask('GET', '/'))).toBe(invitation);
      const ownResponse = await ask('GET', '/', { as: id });
      expect(bannerOf(ownResponse)).toBe('This is a demo website in pre-launch.');
    },
  );

  test('after it the price shown is the price charged', async () => {
    const { text } = await launched.ask('GET', '/how-it-works?tab=companies');
    expect(text.replace(/<[^>]+>/g, '')).toContain('€35 per month');
    expect(text).not.toContain('€59');
  });
});
