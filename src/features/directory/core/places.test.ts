import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany, type CompanyValues } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost();

const trades = new Map<string, number>();
for (const name of ['Roofing', 'Plumbing', 'Painting', 'Tiling', 'Renovation'])
  trades.set(name, (await buildCategory(db, { name })).id);

const build = async (trade: string, name: string, values: Partial<CompanyValues>) => {
  const company = await buildCompany(db, {
    name,
    description: '',
    address: null,
    postalCode: null,
    ...values,
  });
  await buildService(db, { companyId: company.id, categoryId: trades.get(trade) ?? 0 });
};

await build('Roofing', 'Esch Lorig', { city: 'Esch-sur-Alzette', postalCode: 'L-4041' });
await build('Roofing', 'Thill', { city: 'Esch-sur-Alzette', address: '3, avenue du Swing, Belval' });
await build('Roofing', 'Frisch', { city: 'Schifflange' });
await build('Roofing', 'Weber', { city: 'Differdange' });
await build('Roofing', 'Molling', { city: 'Mersch', serviceCommunes: ['Esch-sur-Alzette'] });
await build('Roofing', 'Reuter', { city: 'Diekirch', serviceCantons: ['Esch-sur-Alzette'] });
await build('Roofing', 'Klein', { city: 'Clervaux' });
await build('Tiling', 'Azulejo Faria', { city: 'Esch-sur-Alzette', description: 'Waterproofing and tiles' });
await build('Plumbing', 'Sanitär Muller', { city: 'Esch-sur-Alzette', description: 'Taps that drip' });
await build('Painting', 'Pinto', { city: 'Steinfort' });
await build('Renovation', 'Alles Nei', { city: 'Mersch', description: 'Bathrooms, and a roof now and then' });

interface Item {
  name: string;
  distance?: { isThere: boolean; worksThere: boolean; km: number | null };
}

const found = async (query: Record<string, string>) => {
  const { status, body } = await ask('GET', `/api/companies?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body as Item[];
};
const names = async (query: Record<string, string>) => (await found(query)).map(({ name }) => name);

const roofing = String(trades.get('Roofing'));

describe('a place', () => {
  test('finds who is there, who works there, and who is near, in that order', async () => {
    const items = await found({ place: 'Esch-Uelzecht', categoryId: roofing });
    expect(items.map(({ name, distance }) => [name, distance])).toEqual([
      ['Thill', { isThere: true, worksThere: false, km: 0 }],
      ['Esch Lorig', { isThere: true, worksThere: false, km: 0 }],
      ['Reuter', { isThere: false, worksThere: true, km: 45 }],
      ['Molling', { isThere: false, worksThere: true, km: 30 }],
      ['Weber', { isThere: false, worksThere: false, km: 5 }],
      ['Frisch', { isThere: false, worksThere: false, km: 5 }],
    ]);
  });

  test.each([
    ['Belval', 'Thill'],
    ['4041', 'Esch Lorig'],
    ['L-4041', 'Esch Lorig'],
    ['Schifflange', 'Frisch'],
    ['Schëffleng', 'Frisch'],
    ['Schiflange', 'Frisch'],
    ['Deifferdeng', 'Weber'],
    ['diffe', 'Weber'],
  ])('%s is known', async (place, first) => {
    expect((await names({ place, categoryId: roofing }))[0]).toBe(first);
  });

  test('reaches as far as it is asked to', async () => {
    const nearQuery = { place: 'Schifflange', categoryId: roofing };
    expect(await names({ ...nearQuery, radius: '5' })).not.toContain('Weber');
    expect(await names({ ...nearQuery, radius: '10' })).toContain('Weber');
    expect(await names({ ...nearQuery, radius: '25' })).not.toContain('Klein');
    expect((await names({ ...nearQuery, radius: 'country' })).at(-1)).toBe('Klein');
    expect((await names({ place: 'Clervaux', radius: 'country' }))[0]).toBe('Klein');
  });

  test('that nobody knows is looked for in the addresses', async () => {
    expect(await names({ place: 'avenue du Swing' })).toEqual(['Thill']);
  });

  test(
    'in `location` is words of the address, as it always was',
    {
      meta: { requirements: ['SEARCH-002'] },
    },
    async () => {
      expect(await names({ location: 'Belval' })).toEqual(['Thill']);
      expect(await names({ location: '4041' })).toEqual([]);
    },
  );

  test('is understood within a sentence', async () => {
    const [first, second] = await found({ query: 'my roof is leaking near Esch' });
    expect(new Set([first?.name, second?.name])).toEqual(new Set(['Esch Lorig', 'Thill']));
    expect(first?.distance?.isThere).toBe(true);
    expect((await names({ query: 'ech brauch en Uschträicher zu Stengefort' }))[0]).toBe('Pinto');
    expect((await names({ query: 'roofer 4041' }))[0]).toBe('Esch Lorig');
  });

  test('in a name does not hide the name', async () => {
    expect((await names({ query: 'Esch Lorig' }))[0]).toBe('Esch Lorig');
    expect((await names({ query: 'Esch' }))[0]).toBe('Esch Lorig');
  });

  test('that was chosen counts more than one that is written', async () => {
    expect((await names({ query: 'roofer in Esch', place: 'Clervaux' }))[0]).toBe('Klein');
  });
});

describe('a sentence', () => {
  test.each([
    ['renovate my bathroom', 'Alles Nei'],
    ['I need a painter', 'Pinto'],
    ['someone to fix a dripping tap', 'Sanitär Muller'],
  ])('%s finds the trade first', async (query, first) => {
    expect((await names({ query }))[0]).toBe(first);
  });

  test('of a trade finds nobody by a part of a word', async () => {
    expect(await names({ query: 'roof', place: 'Esch' })).not.toContain('Azulejo Faria');
    const repaired = await names({ query: 'repair of a leaking roof' });
    expect(repaired.slice(0, 7)).not.toContain('Sanitär Muller');
    expect(repaired).toHaveLength(new Set(repaired).size);
  });
});

test('every page of a place adds up to the whole', async () => {
  const queries: Record<string, string>[] = [
    { place: 'Esch' },
    { query: 'leaking roof near Esch', radius: 'country' },
  ];
  for (const query of queries) {
    const walked: string[] = [];
    let next: string | undefined = `/api/companies?${new URLSearchParams({ ...query, limit: '2' })}`;
    while (next) {
      const page = await ask('GET', next);
      walked.push(...(page.body as Item[]).map(({ name }) => name));
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
    }
    expect(walked).toEqual(await names(query));
  }
});

describe('what was understood can be taken back', () => {
  const readingOf = async (query: Record<string, string>) =>
    (await ask('GET', `/api/search-reading?${new URLSearchParams(query)}`)).body as {
      place: { name: string } | null;
      trades: { name: string }[];
    };

  test('a place is a word like any other then', async () => {
    expect(await names({ query: 'roofer in Esch' })).not.toContain('Klein');
    expect(await names({ query: 'roofer in Esch', literal: 'place' })).toContain('Klein');
    expect(await readingOf({ query: 'roofer in Esch', literal: 'place' })).toMatchObject({
      place: null,
      trades: [{ name: 'Roofing' }],
    });
  });

  test('so is a trade', async () => {
    expect(await names({ query: 'telhado' })).toContain('Klein');
    expect(await names({ query: 'telhado', literal: 'trade' })).toEqual([]);
    expect((await readingOf({ query: 'telhado', literal: 'all' })).trades).toEqual([]);
    expect((await ask('GET', '/api/companies?query=roof&literal=name')).status).toBe(400);
  });
});

test('the name of a trade beside a place means the trade, though a company elsewhere begins its name so', async () => {
  await build('Roofing', 'Toiture Wagner', { city: 'Clervaux' });
  const near = await names({ query: 'toiture', place: 'Esch' });
  expect(new Set(near.slice(0, 2))).toEqual(new Set(['Esch Lorig', 'Thill']));
  expect(near).not.toContain('Toiture Wagner');
  const inCountry = await names({ query: 'toiture', place: 'Esch', radius: 'country' });
  expect(inCountry.indexOf('Toiture Wagner')).toBeGreaterThan(inCountry.indexOf('Frisch'));
  expect((await names({ query: 'toiture wagner', place: 'Esch' }))[0]).toBe('Toiture Wagner');
});
