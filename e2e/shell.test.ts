import { describe, expect, inject, test } from 'vitest';
import { openPage } from './browser.ts';

describe('the banner', () => {
  test('SHELL-006 SHELL-007 stands on every page and invites to try a client account', async () => {
    for (const path of ['/', '/?q=roof']) {
      const page = await openPage(path);
      const banner = page.getByRole('complementary', { name: 'Notice' });
      expect(await banner.textContent()).toBe(
        'This is a demo website in pre-launch. You can try creating a client account.',
      );
    }
  });
});

describe('the header', () => {
  test('SHELL-038 has the four links', async () => {
    const page = await openPage('/');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await links.allTextContents()).toEqual(['Home', 'Services', 'How It Works', 'For Companies']);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/', '/#browse-services', '/how-it-works', '/for-companies']);
  });

  test.each([
    ['SHELL-040', 'Log in', { 'Client Login': '/client-auth', 'Company Login': '/company-auth' }],
    [
      'SHELL-041',
      'Sign up',
      { 'Client Sign up': '/client-auth?tab=register', 'Company Sign up': '/company-auth?tab=register' },
    ],
  ])('%s logged out there is a %s menu, by mouse and by keyboard', async (_, name, entries) => {
    const page = await openPage('/');
    const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
    const menu = page.getByRole('navigation', { name, exact: true });
    await opener.click();
    for (const [label, href] of Object.entries(entries)) {
      expect(await menu.getByRole('link', { name: label, exact: true }).getAttribute('href')).toBe(href);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.count()).toBe(0);

    await opener.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => menu.count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    const labels = Object.keys(entries);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(labels[0]);
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(labels[1]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(name);
  });

  test('SHELL-049 on a phone one menu holds everything', async () => {
    const page = await openPage('/', { width: 390 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const labels = [
      'Home',
      'Services',
      'How It Works',
      'For Companies',
      'Client Login',
      'Company Login',
      'Client Sign up',
      'Company Sign up',
    ];
    expect(await menu.getByRole('link').allTextContents()).toEqual(labels);
    await menu.getByRole('link', { name: 'Services' }).click();
    await expect.poll(() => menu.count()).toBe(0);
    await expect.poll(() => page.url()).toContain('#browse-services');
  });
});

describe('the footer', () => {
  test('SHELL-050 SHELL-051 has three columns and social icons', async () => {
    const page = await openPage('/');
    const footer = page.getByRole('contentinfo');
    for (const title of ['For Clients', 'For Companies', 'Company']) {
      expect(await footer.getByRole('navigation', { name: title, exact: true }).count()).toBe(1);
    }
    expect(await footer.getByRole('link', { name: 'Join as a Company' }).count()).toBe(1);
    for (const name of ['Facebook', 'Instagram', 'LinkedIn'])
      expect(await footer.getByRole('link', { name }).count()).toBe(1);
  });

  test('the colours are chosen there and remembered, before the first paint', async () => {
    const page = await openPage('/', { mayFail: /\.js$/ });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: 'Dark' }).click();
    const dark = await paper();
    expect(dark).not.toBe(light);
    // The theme stands before any style sheet or script of ours has run.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' }).catch(() => undefined);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await paper()).toBe(dark);
  });
});

describe('paths', () => {
  test('SHELL-020 an unknown one is a 404 page in the frame', async () => {
    const page = await openPage('/no-such-page', { expectedStatuses: [404] });
    expect(await page.title()).toBe('Page Not Found');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page Not Found');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('main').getByRole('link').click();
    await page.waitForURL('/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect((await fetch(`${inject('product')}/no-such-page`)).status).toBe(404);
  });

  test('SHELL-018 /services redirects to the directory on the home page', async () => {
    const response = await fetch(`${inject('product')}/services`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/#browse-services']);
  });
});

describe('in-browser navigation', () => {
  const isSamePage = { isSamePage: true };

  test('SHELL-022 keeps the old page for 150 ms, then shows that the new one is coming (reading 24)', async () => {
    const page = await openPage('/no-such-page', { expectedStatuses: [404] });
    await page.evaluate((mark) => Object.assign(window, mark), isSamePage);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/companies*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('main').getByRole('link').click();
    expect(await page.getByRole('heading', { name: 'Page Not Found' }).count()).toBe(1);
    await expect.poll(() => page.getByRole('heading', { name: 'Page Not Found' }).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0); // the skeleton stands in
    release();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('API-005 a page whose answer fails shows its error inside the frame, after one request', async () => {
    const page = await openPage('/no-such-page', { expectedStatuses: [404, 500] });
    let asked = 0;
    await page.route('**/api/companies*', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, body: '{"message":"boom","code":"fault"}' });
    });
    await page.getByRole('main').getByRole('link').click();
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(1);
    expect(asked).toBeLessThanOrEqual(2); // the hover's and the click's, never a retry
  });

  test('API-006 API-007 nothing is asked again on focus or by a clock', async () => {
    const page = await openPage('/');
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(() => {
      dispatchEvent(new Event('blur'));
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('focus'));
    });
    await page.clock.runFor(60_000);
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  });
});

describe('what is sent along', () => {
  const address = inject('product');
  const headersOf = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${address}${path}`, init);
    await response.arrayBuffer();
    return response;
  };
  const asset = async () =>
    /\/assets\/entry-client-[\w-]+\.js/.exec(await (await fetch(address)).text())?.[0] ?? '';

  test('every kind of answer has the same guards', async () => {
    for (const path of [
      '/',
      '/nope',
      '/api/companies',
      '/api/nope',
      '/plates/transect.svg',
      '/favicon.svg',
      await asset(),
    ]) {
      const { headers } = await headersOf(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).not.toContain('unsafe');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('set-cookie'), path).toBeNull();
    }
  });

  test('hashed assets are kept for good, pages and public reads by their tag', async () => {
    const { headers } = await headersOf(await asset(), { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('br');
    for (const path of ['/', '/api/companies', '/api/categories', '/plates/stage/0.svg']) {
      const etag = (await headersOf(path)).headers.get('etag') ?? '';
      expect((await headersOf(path, { headers: { 'if-none-match': etag } })).status, path).toBe(304);
    }
  });

  test('an anonymous page is everybody’s: no inline script but the theme’s, a canonical address', async () => {
    const html = await (await fetch(`${address}/?q=roof`)).text();
    const inline = [...html.matchAll(/<script>([^<]*)<\/script>/g)];
    expect(inline).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${address}/">`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
  });
});
