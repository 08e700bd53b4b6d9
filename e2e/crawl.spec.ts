import { splitLanguagePrefix } from '#kernel/language.ts';
import { demoProduct, expect, test } from './fixtures.ts';
import { publicAddresses } from './public-addresses.ts';

interface Seen {
  status: number;
  title: string;
  canonical: string | null;
  ids: Set<string>;
  links: Set<string>;
}

const decode = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

const look = async (address: string): Promise<Seen> => {
  const origin = demoProduct();
  const response = await fetch(origin + address);
  const html = await response.text();
  const found = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, value = '']) => decode(value));
  const links = found(/<a\b[^>]*?\shref="([^"]*)"/g).flatMap((href) => {
    const url = URL.parse(href, origin + address);
    return url?.origin === origin ? [url.pathname + url.search + url.hash] : [];
  });
  return {
    status: response.status,
    title: found(/<title>([^<]*)/g)[0] ?? '',
    canonical: found(/<link rel="canonical" href="([^"]*)"/g)[0] ?? null,
    ids: new Set(found(/\sid="([^"]*)"/g)),
    links: new Set(links),
  };
};

/** A list in another order, or a later piece of it, is the same page again; so is a company in another language. */
const isAnotherView = (address: string) =>
  /[?&](sort|show|after|rating|emergency|verified|view|commune|project|q)=/.test(address) ||
  /^\/[a-z]{2}\/companies\//.test(address);

/** A picture opens on its own where there is no script; it is no page. */
const isPicture = (address: string) => /^\/(plates|pictures)\//.test(address);

interface Walk {
  name: string;
  tag?: string;
  /** Returns whether this crawl skips the address. */
  leaves: (address: string) => boolean;
  /** The crawl finds at least this many pages. */
  pages: number;
}

/** The id of a company whose tab this is. */
const companyOfTab = (address: string) => /^\/companies\/(\d+).*[?&]tab=/.exec(address)?.[1];

// Five thousand pages: the languages say the same of the same companies, whose tabs are made alike.
const walks: readonly Walk[] = [
  {
    name: 'in English, with the tabs of every tenth company',
    leaves: (address) =>
      splitLanguagePrefix(address).language !== 'en' || companyOfTab(address)?.endsWith('0') === false,
    pages: 500,
  },
  { name: 'everywhere', tag: '@nightly', leaves: () => false, pages: 3_000 },
];

const crawl = async ({ leaves }: Walk) => {
  const seen = new Map<string, Seen>();
  const cameFrom = new Map<string, string>([['/', 'the door']]);
  const waiting = ['/'];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const page = await look(address);
    seen.set(address, page);
    for (const link of page.links) {
      const [next = ''] = link.split('#');
      if (cameFrom.has(next) || isPicture(next) || isAnotherView(next) || leaves(next)) continue;
      cameFrom.set(next, address);
      waiting.push(next);
    }
  }
  return { seen, cameFrom };
};

for (const walk of walks)
  test.describe(walk.name, { tag: walk.tag ?? [] }, () => {
    let seen: Map<string, Seen>;
    let cameFrom: Map<string, string>;
    test.beforeAll(async () => {
      test.setTimeout(600_000);
      ({ seen, cameFrom } = await crawl(walk));
    });

    test('the crawl has seen the demo whole', () => {
      const companies = [...seen.keys()].filter((address) => /^\/companies\/\d+[^?]*$/.test(address));
      expect(companies.length).toBeGreaterThanOrEqual(150);
      expect(seen.size).toBeGreaterThan(walk.pages);
    });

    test('no link is broken, and none leads to an anchor that is not there', () => {
      const broken = [...seen].filter(([, { status }]) => status !== 200);
      expect(broken.map(([address]) => `${address}, linked from ${cameFrom.get(address)}`)).toEqual([]);
      const lost: string[] = [];
      for (const [address, { links }] of seen) {
        for (const link of links) {
          const [target = '', anchor] = link.split('#');
          const page = seen.get(target);
          if (anchor && page && !page.ids.has(decodeURIComponent(anchor))) lost.push(`${address} → ${link}`);
        }
      }
      expect(lost).toEqual([]);
    });

    test('no page is an orphan: what the sitemap names, and every public page, can be walked to', async () => {
      const origin = demoProduct();
      const parts = await (await fetch(`${origin}/sitemap.xml`)).text();
      const told: string[] = [];
      for (const [, part = ''] of parts.matchAll(/<loc>([^<]+)<\/loc>/g)) {
        const text = await (await fetch(part)).text();
        told.push(
          ...Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, page = '']) =>
            decode(page).replace(origin, ''),
          ),
        );
      }
      const orphans = [...told, ...publicAddresses].filter(
        (address) =>
          !seen.has(address) &&
          !isAnotherView(address) &&
          !walk.leaves(address) &&
          !/^\/companies\/1\b/.test(address),
      );
      expect(orphans).toEqual([]);
    });

    test('no two pages of a language have one title', () => {
      const byTitle = Map.groupBy(
        [...new Map([...seen.values()].map((page) => [page.canonical, page])).values()].filter(
          ({ canonical }) => canonical !== null,
        ),
        ({ title, canonical }) =>
          `${splitLanguagePrefix(canonical?.slice(demoProduct().length) ?? '').language} ${title}`,
      );
      const shared = [...byTitle].filter(([, pages]) => pages.length > 1);
      expect(
        shared.map(([title, pages]) => `${title}: ${pages.map(({ canonical }) => canonical).join(', ')}`),
      ).toEqual([]);
    });
  });
