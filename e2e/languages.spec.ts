import type { Page } from '@playwright/test';
import { type Language, languages, pathInLanguage } from '#kernel/language.ts';
import { axeViolations, RULES_OF_WORDS, violationsInAll } from './axe.ts';
import { addressOf, ERROR_PAGES, everyPage, type Onlooker, type SeenPage } from './every-page.ts';
import { expect, type Fixtures, nightlyFrom, test, visit } from './fixtures.ts';
import { fulfilRequests } from './fulfil-requests.ts';
import { isInOrder } from './is-readable.ts';
import { layoutFaults } from './layout-faults.ts';
import { DESK, PHONE } from './screen-sizes.ts';
import { signInToDemo } from './sign-in-to-demo.ts';
import { englishLeft, textsOf, writtenByPeople } from './untranslated-texts.ts';

// These documents are written otherwise, and have no data.
const isPlain = (address: string) => address.startsWith('/offline');

interface Answers {
  forget(): void;
  /** Waits for all responses so far: the browser shows a response before the test has read it. */
  all(): Promise<unknown[]>;
}

/** Collects the responses of the API to a page, beside the data that comes with its document. */
const listenToAnswers = (page: Page): Answers => {
  let answers: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || !response.headers()['content-type']?.includes('json')) return;
    // The page may have gone on before it came.
    answers.push(response.json().catch(() => undefined));
  });
  return {
    forget: () => {
      answers = [];
    },
    all: () => Promise.all(answers),
  };
};

const dataOf = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(document.getElementById('page-data')?.textContent ?? 'null'));

/** All that a document says, shown or not. */
const saidIn = (page: Page, html: string) =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    for (const one of read.querySelectorAll('script, style, #language-offer')) one.remove();
    const names = [...read.querySelectorAll('[aria-label], [placeholder], [alt], [title]')].flatMap((it) =>
      ['aria-label', 'placeholder', 'alt', 'title'].map((name) => it.getAttribute(name)),
    );
    const walker = read.createTreeWalker(read.body, NodeFilter.SHOW_TEXT);
    const texts: (string | null)[] = [read.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent);
    return [...texts, ...names].join(' ');
  }, html);

const read = async (page: Page, address: string) => (await page.request.get(address)).text();

interface Look {
  page: Page;
  address: string;
  language: Language;
  answers: Answers;
  axe: (page: Page) => Promise<string[]>;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

/** All that is wrong with a page in a language, at both widths of one visit. */
const faultsOf = async ({ page, address, language, answers, axe }: Look): Promise<string[]> => {
  answers.forget();
  await page.setViewportSize({ width: DESK, height: 900 });
  const at = pathInLanguage(language, address);
  if (isPlain(address)) await page.goto(at);
  else await visit(page, at);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  const english = await saidIn(page, await read(page, address));
  const faults: string[] = [];
  for (const width of [DESK, PHONE]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const shown = await textsOf(page);
    const known = [...(await answers.all()), await dataOf(page)];
    const layout = await layoutFaults(page, writtenByPeople(known, language));
    const words = language === 'en' ? [] : englishLeft({ language, texts: shown, english, answers: known });
    faults.push(...[...layout, ...words].map((fault) => `${width}: ${fault}`));
  }
  faults.push(...(await axe(page)));
  await isInOrder(page, language).catch((error: unknown) => faults.push(messageOf(error)));
  return faults;
};

const NO_DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

const openAs = async ({ openPage }: Pick<Fixtures, 'openPage'>, who: Onlooker) => {
  // A 404 on purpose is logged to the console, which another test looks at.
  const page = await openPage({ tolerates: ERROR_PAGES });
  // A drawing's height doesn't depend on its content.
  await fulfilRequests(page, '*/plates/*', { contentType: 'image/svg+xml', body: NO_DRAWING });
  if (who !== 'visitor') await signInToDemo(page, who);
  return page;
};

interface Walk {
  who: Onlooker;
  language: Language;
  pages: readonly SeenPage[];
  axe: Look['axe'];
}

/** Returns the faults of each page by its address. */
const faultsByAddress = async (
  { openPage }: Pick<Fixtures, 'openPage'>,
  { who, language, pages, axe }: Walk,
) => {
  const page = await openAs({ openPage }, who);
  const answers = listenToAnswers(page);
  const found: Record<string, string[]> = {};
  for (const one of pages) {
    const address = await addressOf(one, (on) => read(page, on));
    const faults = await faultsOf({ page, address, language, answers, axe }).catch((error: unknown) => [
      messageOf(error),
    ]);
    if (faults.length > 0) found[pathInLanguage(language, address)] = [...new Set(faults)];
  }
  return found;
};

test.describe('every page is whole in every language: nothing cut, over something else or sideways, no English, names and headings in order', () => {
  for (const [index, [who, language]] of (
    [
      ['visitor', 'de'],
      ['demo-client', 'fr'],
      ['demo-company', 'pt'],
      ['demo-admin', 'lb'],
    ] as const
  ).entries())
    test(
      `one page in six as ${who} sees it in ${language}`,
      { tag: nightlyFrom(1, index) },
      async ({ openPage }) => {
        test.setTimeout(180_000);
        const pages = everyPage[who].filter((_, index) => index % 6 === 0);
        // Only these rules differ by language; accessibility.spec.ts runs all of axe on these pages.
        const axe = (page: Page) => axeViolations(page, RULES_OF_WORDS);
        expect(await faultsByAddress({ openPage }, { who, language, pages, axe })).toEqual({});
      },
    );

  for (const who of Object.keys(everyPage) as Onlooker[])
    for (const language of languages)
      test(`every page as ${who} sees it in ${language}`, { tag: '@nightly' }, async ({ openPage }) => {
        test.setTimeout(1_800_000);
        const walk = { who, language, pages: everyPage[who], axe: violationsInAll };
        expect(await faultsByAddress({ openPage }, walk)).toEqual({});
      });
});

test.describe('a fault that is planted is found', { tag: '@phone' }, () => {
  const open = async ({ openPage }: Pick<Fixtures, 'openPage'>) => {
    const page = await openPage();
    await visit(page, pathInLanguage('de', '/about'));
    expect(await layoutFaults(page)).toEqual([]);
    return page;
  };

  /** Replaces the content planted before. */
  const plant = (page: Page, html: string) =>
    page.evaluate((text) => {
      document.querySelector('#planted')?.remove();
      const place = document.createElement('div');
      place.id = 'planted';
      place.innerHTML = text;
      // The policy for styles lets no attribute through.
      for (const one of place.querySelectorAll<HTMLElement>('[data-style]'))
        one.style.cssText = one.dataset['style'] ?? '';
      document.querySelector('main')?.prepend(place);
    }, html);

  const faults: [kind: string, html: string][] = [
    [
      'cut at the side',
      '<p data-style="width:90px;overflow:hidden;white-space:nowrap">Kostenvoranschlag anfragen</p>',
    ],
    [
      'cut at the side',
      '<p data-style="width:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Kostenvoranschlag</p>',
    ],
    [
      'cut at the side',
      '<input aria-label="Ort" placeholder="Ort oder Postleitzahl" data-style="width:90px">',
    ],
    ['cut in height', '<p data-style="width:60px;height:20px;overflow:hidden">Drei Wörter untereinander</p>'],
    [
      'wider than its box',
      '<button data-style="display:block;width:80px;white-space:nowrap">Kostenvoranschlagsanfrage</button>',
    ],
    ['sideways', '<p data-style="width:600px">Zu breit</p>'],
    ['over each other', '<p>Erste Zeile</p><p data-style="margin-top:-20px">Zweite Zeile</p>'],
    [
      'pressed in one place',
      '<a href="/" data-style="display:block;height:40px"></a><a href="/" data-style="display:block;height:40px;margin-top:-10px"></a>',
    ],
    ['parted within a word', '<h2 data-style="width:90px">Nutzungsbedingungen</h2>'],
    [
      'a link like the words beside it',
      '<p>Sagen Sie es uns. <a href="/" data-style="text-decoration:none">Was Arbeiten kosten</a></p>',
    ],
  ];

  test('of each kind', async ({ openPage }) => {
    const page = await open({ openPage });
    for (const [kind, html] of faults) {
      await plant(page, html);
      expect(await layoutFaults(page), html).toContainEqual(expect.stringMatching(`^${kind}`));
    }
    await plant(page, '');
    expect(await layoutFaults(page)).toEqual([]);
  });

  test('but no word that is parted where it says so, and words by people that are cut on purpose, ours not', async ({
    openPage,
  }) => {
    const page = await open({ openPage });
    await plant(page, '<h2 data-style="width:220px">Nutzungs\u00adbedingungen</h2>');
    expect(await layoutFaults(page)).toEqual([]);
    await plant(
      page,
      '<p data-style="width:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Toiture Schmit & Fils</p>',
    );
    expect(await layoutFaults(page)).not.toEqual([]);
    expect(await layoutFaults(page, ['Toiture Schmit & Fils'])).toEqual([]);
  });

  test('an English sentence, and a name for ears alone', async ({ openPage }) => {
    const page = await open({ openPage });
    await plant(page, '<p>Browse our companies</p><button aria-label="Remove picture">x</button>');
    const english = 'Browse our companies Remove picture Toiture';
    const left = englishLeft({ language: 'de', texts: await textsOf(page), english, answers: [] });
    expect(left).toEqual([
      expect.stringContaining('Browse our companies'),
      expect.stringContaining('Remove picture'),
    ]);
    const written = [{ content: 'Browse our companies' }, { content: 'Remove picture' }];
    expect(englishLeft({ language: 'de', texts: await textsOf(page), english, answers: written })).toEqual(
      [],
    );
  });
});
