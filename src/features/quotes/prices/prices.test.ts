import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequest } from '#demo/builders/request.ts';
import { buildService } from '#demo/builders/service.ts';
import { quoteAcceptances, quoteVersions } from '#features/quotes/core/server/tables.ts';
import { languages, splitLanguagePrefix } from '#kernel/language.ts';
import { testHost } from '#testing/host.ts';
import type { ListedTradePrice, PricesOfTrade } from './contract/prices.ts';
import { computeTradePrices } from './server/index.ts';

const PUBLIC_URL = 'https://giewel.example';
const { ask, db } = await testHost({ withPages: true, env: { PUBLIC_URL } });

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY = new Date('2026-03-10T12:00:00Z');

const trade = await buildCategory(db, { name: 'Roofing' });
const other = await buildCategory(db, { name: 'Gardens' });

/** The companies do this trade alone. */
const companiesOf = (categoryId: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const company = await buildCompany(db);
      await buildService(db, { companyId: company.id, categoryId });
      return company.id;
    }),
  );

/** Each job costs a thousand euros more than the one before. */
const complete = async (companies: readonly number[], count: number) => {
  for (let index = 0; index < count; index += 1)
    await buildProject(db, {
      companyId: companies[index % companies.length] ?? 0,
      state: 'completed',
      createdAt: DAY,
      budget: `${1000 * (index + 1)}`,
    });
};

const priceOf = async (categoryId: number) => {
  const { status, body } = await ask('GET', `/api/prices/${categoryId}`);
  return { status, price: body as PricesOfTrade };
};

/** Waits until the cached page is dropped: new figures are announced, which takes a moment. */
const priceOnceOf = async (count: number) => {
  await expect.poll(async () => (await priceOf(trade.id)).price.count).toBe(count);
  return (await priceOf(trade.id)).price;
};

const accept = async (companyId: number, { size }: { size: number }) => {
  const request = await buildRequest(db, {
    categoryId: trade.id,
    sentAt: DAY,
    answers: [{ id: 'size', answer: size }],
  });
  const quote = await buildQuote(db, {
    companyId,
    requestId: request.id,
    state: 'accepted',
    lines: [
      { kind: 'labour' },
      { kind: 'materials', unitPrice: '300' },
      { kind: 'disposal', isOptional: true },
    ],
  });
  const [version] = await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, quote.id));
  await db.insert(quoteAcceptances).values({
    quoteId: quote.id,
    version: 1,
    sha256: version?.sha256 ?? Buffer.alloc(32),
    net: '400.00',
    total: '468.00',
    name: 'Claire',
    at: DAY,
    by: 'email',
    withdrawableUntil: new Date('2026-03-25T23:00:00Z'),
  });
  return quote.id;
};

describe('what jobs cost', { meta: { requirements: ['D3-7.1', 'D3-10.26'] } }, () => {
  test('is told from ten jobs of three companies on, and of nine nothing is', async () => {
    const roofers = await companiesOf(trade.id, 3);
    await complete(roofers, 9);
    await computeTradePrices(db, NOW);
    expect((await priceOf(trade.id)).price).toMatchObject({
      count: null,
      median: null,
      byYear: [],
      kinds: [],
    });
    await complete(roofers, 1);
    await computeTradePrices(db, NOW);
    const price = await priceOnceOf(10);
    expect(price).toMatchObject({
      category: { id: trade.id, name: 'Roofing' },
      slug: 'roofing',
      count: 10,
      companies: 3,
      madeOn: '2026-11-20',
    });
    expect(price.byYear.map(({ year, count }) => [year, count])).toEqual([
      [2022, null],
      [2023, null],
      [2024, null],
      [2025, null],
      [2026, 10],
    ]);
    expect(price.isDemo).toBe(false);
    const listed = async () =>
      ((await ask('GET', '/api/prices')).body as ListedTradePrice[]).map(({ slug, count }) => [slug, count]);
    await expect.poll(listed).toEqual([
      ['roofing', 10],
      ['gardens', null],
    ]);
  });

  test('counts accepted quotes with what was chosen, by their trade’s measure and kinds', async () => {
    const roofers = await companiesOf(trade.id, 3);
    for (let index = 0; index < 10; index += 1) await accept(roofers[index % 3] ?? 0, { size: 60 });
    await computeTradePrices(db, NOW);
    const price = await priceOnceOf(20);
    expect(price.kinds).toEqual([
      { kind: 'materials', percent: 75 },
      { kind: 'labour', percent: 25 },
    ]);
    expect(price.unit).toBe('m²');
    expect(price.bySize.map(({ above, count, median }) => [above, count, median])).toEqual([
      [0, null, null],
      [50, 10, '500.00'],
      [100, null, null],
      [200, null, null],
    ]);
  });

  test('leaves out what was withdrawn from, whoever does several trades, and words for a budget', async () => {
    const countBefore = (await priceOf(trade.id)).price.count ?? 0;
    const [roofer = 0] = await companiesOf(trade.id, 1);
    const withdrawn = await accept(roofer, { size: 60 });
    await db.execute(`update quote_acceptances set withdrawn_at = now() where quote_id = ${withdrawn}`);
    await buildProject(db, { companyId: roofer, state: 'completed', createdAt: DAY, budget: 'about 9,000' });
    await buildService(db, { companyId: roofer, categoryId: other.id });
    await complete([roofer], 2);
    await computeTradePrices(db, NOW);
    expect((await priceOf(trade.id)).price.count).toBe(countBefore);
  });

  test('a trade that is none is not found', async () => {
    expect((await priceOf(999_999)).status).toBe(404);
    expect((await ask('GET', '/prices/no-such-trade')).status).toBe(404);
  });
});

describe('pages', { meta: { requirements: ['D3-7.1', 'D3-7.2'] } }, () => {
  const read = async (address: string) => {
    const { status, text } = await ask('GET', address);
    return { status, text, words: text.replace(/<[^>]+>/g, ' ').replace(/&#x27;/g, "'") };
  };

  test('say what is known and what is not, without script', async () => {
    const all = await read('/prices');
    expect(all.status).toBe(200);
    expect(all.words).toMatch(/Roofing.*€\S+ to €.*Gardens\s+Not enough jobs yet/s);
    const roofing = await read('/prices/roofing');
    expect(roofing.words).toMatch(/Of 20 similar jobs, half cost between €\S+ and €\S+/);
    expect(roofing.words).toContain('50 to 100 m²');
    expect(roofing.text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/prices/roofing">`);
    expect(roofing.text).toContain('"@type":"Dataset"');
    const gardens = await read('/prices/gardens');
    expect(gardens.status).toBe(200);
    expect(gardens.words).toContain('Not enough jobs yet');
    expect(gardens.text).toContain('content="noindex"');
    expect(gardens.text).not.toContain('"@type":"Dataset"');
  });

  test('reckon VAT on housing without script, from what the form sends', async () => {
    const { words } = await read(
      '/vat-on-housing?mainResidence=true&firstOccupied=1931&net=29%2C216.00&used=8000',
    );
    for (const amount of ['€34,182.72', '€30,092.48', '€4,090.24', '€37,909.76'])
      expect(words).toContain(amount);
    const holiday = await read('/vat-on-housing?mainResidence=false&firstOccupied=1931&net=29216');
    expect(holiday.words).toContain('The home isn’t a main residence.');
    expect(holiday.words).toContain('Is the home your main residence, or your tenant’s?');
    const extension = await read('/vat-on-housing?mainResidence=false&work=creation&net=29216');
    expect(extension.words).toContain('Is the home your own main residence, or will it be?');
    expect(extension.words).toContain('only qualify if they’re the owner’s own main residence');
    // Somebody who has not said when they bought it is asked, and not told that they did not.
    const young = `/vat-on-housing?mainResidence=true&firstOccupied=${new Date().getFullYear() - 6}&net=29216`;
    const [unsaid, long] = [await read(young), await read(`${young}&acquired=2001`)];
    expect(unsaid.words).toContain('If you bought or inherited it in the last 5 years');
    expect(unsaid.words).not.toContain('it wasn’t bought or inherited');
    expect(long.words).toContain('it wasn’t bought or inherited in the last 5 years');
    const year = new Date().getFullYear();
    const bought = await read(`/vat-on-housing?mainResidence=true&acquired=${year}&net=29216`);
    for (const expectedText of ['within 5 years', 'Ask the AED', 'more than three quarters', 'pay back'])
      expect(bought.words).toContain(expectedText);
  });

  test('stand in the sitemap, of trades those with figures', async () => {
    const { text } = await ask('GET', '/sitemap/prices-1.xml');
    const addresses = [...text.matchAll(/<loc>([^<]+)/g)].map(([, address]) =>
      splitLanguagePrefix(address?.replace(PUBLIC_URL, '') ?? ''),
    );
    for (const spoken of languages)
      expect(addresses.filter(({ language }) => language === spoken).map(({ address }) => address)).toEqual([
        '/prices',
        '/vat-on-housing',
        '/prices/roofing',
      ]);
  });
});

describe('GET /api/vat-on-housing', { meta: { requirements: ['D3-10.27'] } }, () => {
  const reckoned = (query: string) => ask('GET', `/api/vat-on-housing?${query}`);

  test('answers both sums, the advantage and what is left of the ceiling', async () => {
    const { status, body } = await reckoned('net=29216.00&firstOccupied=1931&mainResidence=true&used=8000');
    expect([status, body]).toMatchObject([
      200,
      {
        net: '29216.00',
        standard: { tax: '4966.72', total: '34182.72' },
        reduced: { tax: '876.48', total: '30092.48' },
        advantage: '4090.24',
        ceiling: { limit: '50000.00', used: '8000.00', left: '37909.76' },
        applies: true,
        reasons: [],
      },
    ]);
  });

  test('says why it does not apply', async () => {
    const { body } = await reckoned('net=2000&firstOccupied=2024&mainResidence=false');
    expect(body).toMatchObject({
      applies: false,
      reasons: ['notMainResidence', 'tooNew', 'tooSmall'],
      advantage: '0.00',
    });
  });

  test('a buyer of a house of six years, and one who extends, are not told no', async () => {
    const year = new Date().getFullYear();
    const bought = await reckoned(
      `net=20000&firstOccupied=${year - 6}&acquired=${year - 1}&mainResidence=true`,
    );
    expect(bought.body).toMatchObject({ applies: true, way: 'acquisition', advantage: '2800.00' });
    const extended = await reckoned('net=20000&work=creation&mainResidence=true');
    expect(extended.body).toMatchObject({ applies: true, way: 'creation', advantage: '2800.00' });
    expect((await reckoned('net=20000&mainResidence=true')).status).toBe(400);
  });

  test.each(['net=-1', 'net=1.234', 'net=1e3', `net=${'9'.repeat(16)}`, 'net=', 'net=1&firstOccupied=31'])(
    'refuses %s',
    async (query) => {
      const { status } = await reckoned(`firstOccupied=1931&mainResidence=true&${query}`);
      expect(status).toBe(400);
    },
  );
});
