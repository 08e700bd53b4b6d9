import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany, type CompanyValues } from '#demo/builders/company.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { serviceCategories } from '#features/companies/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import { foldText } from './rules/fold-text.ts';
import { tradeSynonyms } from './rules/trade-synonyms.ts';

const { ask, db, pool } = await testHost();

const trades = Object.keys(tradeSynonyms);
const categoryIds = new Map<string, number>();
for (const name of trades) categoryIds.set(name, (await buildCategory(db, { name })).id);

const build = async (trade: string, values: Partial<CompanyValues>) => {
  const company = await buildCompany(db, { description: '', address: '1, Grand-Rue', ...values });
  await buildService(db, { companyId: company.id, categoryId: categoryIds.get(trade) ?? 0 });
  return company;
};

// Each trade gets one plain company, with a name that says nothing, so that only its category tells what it does.
for (const [place, trade] of trades.entries()) {
  await build(trade, { name: `Maison Numero${place}`, city: 'Mersch', postalCode: 'L-7520' });
}

const names = async (query: Record<string, string>) => {
  const { status, body, headers } = await ask('GET', `/api/companies?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  const items = body as { name: string; services: { category: { name: string } }[]; isFeatured: boolean }[];
  return { names: items.map(({ name }) => name), items, total: Number(headers['x-total-count']) };
};

describe('words of the trades lead to the category', () => {
  test.each([
    ['plombier', 'Plumbing'],
    ['Plombiers', 'Plumbing'],
    ['plombeir', 'Plumbing'],
    ['Sanitär', 'Plumbing'],
    ['salle de bains', 'Plumbing'],
    ['fuite d’eau', 'Plumbing'],
    ['canalizador', 'Plumbing'],
    ['encanador', 'Plumbing'],
    ['Klempner', 'Plumbing'],
    ['Klemptner', 'Plumbing'],
    ['Maler', 'Painting'],
    ['peintre', 'Painting'],
    ['peinture en bâtiment', 'Painting'],
    ['Moler', 'Painting'],
    ['pintores', 'Painting'],
    ['pintro', 'Painting'],
    ['Daachdecker', 'Roofing'],
    ['Dachdeker', 'Roofing'],
    ['COUVREUR', 'Roofing'],
    ['couvreurs', 'Roofing'],
    ['Schiefer', 'Roofing'],
    ['telhado', 'Roofing'],
    ['eletricista', 'Electrical'],
    ['electricien', 'Electrical'],
    ['électricien', 'Electrical'],
    ['Elektriker', 'Electrical'],
    ['elektiker', 'Electrical'],
    ['Schräiner', 'Carpentry'],
    ['menuisier', 'Carpentry'],
    ['carpinteiro', 'Carpentry'],
    ['Tischlerei', 'Carpentry'],
    ['jardinier', 'Landscaping'],
    ['Gäertner', 'Landscaping'],
    ['gartner', 'Landscaping'],
    ['jardineiro', 'Landscaping'],
    ['chauffagiste', 'Heating'],
    ['Heizung', 'Heating'],
    ['pompe a chaleur', 'Heating'],
    ['aquecimento', 'Heating'],
    ['Wäermepompel', 'Heating'],
    ['carreleur', 'Tiling'],
    ['Fliesenleger', 'Tiling'],
    ['azulejos', 'Tiling'],
    ['Plättercher', 'Tiling'],
    ['maçon', 'Masonry'],
    ['Maurer', 'Masonry'],
    ['pedreiro', 'Masonry'],
    ['fenêtres', 'Windows & Doors'],
    ['Fënsteren', 'Windows & Doors'],
    ['janelas', 'Windows & Doors'],
    ['serrurier', 'Security'],
    ['Schlësseldéngscht', 'Security'],
    ['femme de ménage', 'Cleaning'],
    ['Botzfra', 'Cleaning'],
    ['limpezas', 'Cleaning'],
    ['déménagement', 'Moving'],
    ['Umzug', 'Moving'],
    ['mudanças', 'Moving'],
    ['plënneren', 'Moving'],
    ['parqueteur', 'Flooring'],
    ['Bodenleger', 'Flooring'],
    ['soalho', 'Flooring'],
    ['gros œuvre', 'General Construction'],
    ['empreiteiro', 'General Construction'],
    ['Altbausanierung', 'Renovation'],
    ['remodelação', 'Renovation'],
    ['Innenarchitekt', 'Interior Design'],
    ['cuisiniste', 'Interior Design'],
    ['échafaudage', 'Façades & Insulation'],
    ['Wärmedämmung', 'Façades & Insulation'],
    ['ferronnier', 'Metalwork'],
    ['serralheiro', 'Metalwork'],
    ['photovoltaique', 'Solar'],
    ['Solaranlage', 'Solar'],
    ['painéis solares', 'Solar'],
  ])('%s: %s', { meta: { requirements: ['SEARCH-001'] } }, async (query, trade) => {
    const { items } = await names({ query });
    expect(items.map((item) => item.services[0]?.category.name)).toContain(trade);
    const tradeNames = new Set(items.map((item) => item.services[0]?.category.name));
    expect(tradeNames.size).toBeLessThan(3);
  });

  test.each(trades)('%s is found by its own name', async (trade) => {
    const { items } = await names({ query: trade });
    expect(items.map((item) => item.services[0]?.category.name)).toContain(trade);
  });
});

describe('texts are found however they are typed', async () => {
  await build('Roofing', {
    name: 'Toiture Bréissel & Fils',
    description: 'Flachdächer in Zink, 100%_dicht. It’s our trade 🏠.',
    city: 'Esch-sur-Alzette',
    postalCode: 'L-4041',
    address: '48, rue du Brill',
  });

  test.each([
    ['accents', 'breissel'],
    ['case', 'BRÉISSEL'],
    ['the order of words', 'fils toiture'],
    ['a beginning', 'breis'],
    ['a letter too few', 'breisel'],
    ['a letter too many', 'brreissel'],
    ['two letters swapped', 'briessel'],
    ['two wrong letters', 'brassel'],
    ['a part of a word', 'dacher zink esch'],
    ['a city and a trade', 'couvreur Esch'],
    ['a postal code', '4041 toiture'],
    ['an apostrophe', 'it’s our trade breissel'],
    ['an emoji', '🏠'],
    ['signs', '100%_'],
    ['a sign alone', "'"],
    ['little words', 'toiture de la rue du brill'],
  ])('%s: %s', { meta: { requirements: ['SEARCH-001'] } }, async (_, query) => {
    expect((await names({ query })).names).toContain('Toiture Bréissel & Fils');
  });

  test.each(['\\', '_x_', "' or '1'='1", '🦄', 'a & ! | b:*', '((', '\\%'])(
    '%s is literal, and nobody has it',
    { meta: { requirements: ['SEARCH-001'] } },
    async (query) => {
      expect((await names({ query })).names).toEqual([]);
    },
  );

  test('a location may be mistyped too', { meta: { requirements: ['SEARCH-002'] } }, async () => {
    for (const location of ['esch', 'Esch-sur-Alzete', 'brill', 'alzette']) {
      expect((await names({ location })).names, location).toEqual(['Toiture Bréissel & Fils']);
    }
  });

  test('a query of a megabyte is too long', async () => {
    expect((await ask('GET', `/api/companies?query=${'a'.repeat(1024 * 1024)}`)).status).toBe(414);
  });
});

describe('what answers best comes first', async () => {
  const plan = { subscriptionStatus: 'active' } as const;
  const premium = { ...plan, subscriptionPlan: 'premium' } as const;
  await build('Masonry', { name: 'Quartz' });
  await build('Masonry', { name: 'Quartz Steinbau', ...plan, subscriptionPlan: 'professional' });
  await build('Masonry', { name: 'Quartz Reng' });
  await build('Masonry', { name: 'Atelier Quartz', ...premium });
  await build('Masonry', { name: 'Steffen', description: 'Quartz and granite', ...premium });
  await build('Masonry', {
    name: 'Kremer',
    description: 'Quartz',
    subscriptionStatus: 'none',
    subscriptionPlan: 'premium',
  });

  test('by name, then beginning, then word of the name, then text; of six the first and fourth are paid for', async () => {
    const { names: foundNames, items } = await names({ query: 'quartz' });
    // Kremer's and Steffen's texts match alike, and Kremer came later.
    expect(foundNames).toEqual([
      'Quartz Steinbau',
      'Quartz',
      'Quartz Reng',
      'Atelier Quartz',
      'Kremer',
      'Steffen',
    ]);
    expect(items.map(({ isFeatured }) => isFeatured)).toEqual([true, false, false, true, false, false]);
  });

  test('where nobody has all the words, those who have some', async () => {
    expect((await names({ query: 'breissel unfindableword' })).names).toEqual(['Toiture Bréissel & Fils']);
  });

  test('by any other order nothing is paid for', async () => {
    for (const sort of ['rating', 'newest', 'name']) {
      const { items } = await names({ query: 'quartz', sort });
      expect(items.some(({ isFeatured }) => isFeatured)).toBe(false);
    }
  });

  test('the pages of it add up to the whole', async () => {
    const walked: string[] = [];
    let next: string | undefined = '/api/companies?query=quartz&limit=1';
    while (next) {
      const page = await ask('GET', next);
      walked.push(...(page.body as { name: string }[]).map(({ name }) => name));
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
    }
    expect(walked).toEqual((await names({ query: 'quartz' })).names);
  });

  test(
    'by rating, fifty at 4.9 stand before one at 5, whatever the plan',
    {
      meta: { requirements: ['SEARCH-004'] },
    },
    async () => {
      const oftenRated = await build('Moving', { name: 'Vill Stären' });
      const ratedOnce = await build('Moving', { name: 'Ee Stär', ...premium });
      for (let index = 0; index < 50; index += 1) {
        await buildReview(db, { companyId: oftenRated.id, rating: index < 45 ? 5 : 4 });
      }
      await buildReview(db, { companyId: ratedOnce.id, rating: 5 });
      expect((await names({ query: 'star', sort: 'rating' })).names).toEqual(['Vill Stären', 'Ee Stär']);
    },
  );
});

describe('filters', async () => {
  const best = await build('Solar', { name: 'Sonn', city: 'Soleuvre', hasEmergencyService: true });
  await buildReview(db, { companyId: best.id, rating: 5 });
  await buildReview(db, { companyId: best.id, rating: 4 });
  await build('Solar', { name: 'Schiet', city: 'Belval', isVatVerified: false });
  await build('Solar', { name: 'Wand', city: '', postalCode: 'L-1855' });

  test.each([
    [{ minRating: '4.5', query: 'solar' }, ['Sonn']],
    [{ emergency: 'true', query: 'solar' }, ['Sonn']],
    [{ verified: 'true', query: 'solar', canton: 'Esch-sur-Alzette' }, ['Sonn']],
    [{ commune: 'Sanem' }, ['Sonn']],
    [{ canton: 'Esch-sur-Alzette', categoryId: String(categoryIds.get('Solar')) }, ['Sonn', 'Schiet']],
    [{ commune: 'Luxembourg' }, ['Wand']],
    [{ commune: "x'|'y" }, []],
    [{ emergency: 'true', verified: 'true', minRating: '3', location: 'soleuvre', sort: 'name' }, ['Sonn']],
  ] as [Record<string, string>, string[]][])('%o', async (query, expected) => {
    expect((await names(query)).names).toEqual(expected);
  });

  test.each(['minRating=9', 'emergency=yes', 'verified=1', 'sort=best'])('refuses %s', async (query) => {
    expect((await ask('GET', `/api/companies?${query}`)).status).toBe(400);
  });

  test('the map counts the same companies, by commune', async () => {
    const { body } = await ask('GET', `/api/company-places?categoryId=${categoryIds.get('Solar')}`);
    expect(body).toMatchObject([
      { commune: 'Esch-sur-Alzette', canton: 'Esch-sur-Alzette', count: 1 },
      { commune: 'Luxembourg', count: 1, latitude: expect.any(Number), longitude: expect.any(Number) },
      { commune: 'Mersch', count: 1 },
      { commune: 'Sanem', canton: 'Esch-sur-Alzette', count: 1 },
    ]);
    const nowhere = await ask('GET', '/api/company-places?query=unfindableword');
    expect(nowhere.body).toEqual([]);
  });

  test('a company that moves is found where it is', async () => {
    await pool.query(`update company_profiles set city = 'Vianden' where name = 'Schiet'`);
    expect((await names({ commune: 'Vianden' })).names).toEqual(['Schiet']);
    await pool.query(`update company_profiles set city = 'Belval' where name = 'Schiet'`);
  });
});

describe('suggestions', () => {
  const suggestions = async (query: string) =>
    (await ask('GET', `/api/suggestions?query=${encodeURIComponent(query)}`)).body as {
      companies: { name: string }[];
      categories: { name: string }[];
      places: { commune: string }[];
    };

  test('name companies, categories and communes', async () => {
    const { companies } = await suggestions('atel quar');
    expect(companies.map(({ name }) => name)).toEqual(['Atelier Quartz']);
    expect((await suggestions('plomb')).categories).toEqual([
      { id: categoryIds.get('Plumbing'), name: 'Plumbing', names: {} },
    ]);
    expect((await suggestions('dächer')).categories.map(({ name }) => name)).toEqual(['Roofing']);
    expect((await suggestions('Ettelbré')).places).toEqual([
      {
        place: 'Ettelbruck',
        placeNames: { lb: 'Ettelbréck', de: 'Ettelbrück' },
        commune: 'Ettelbruck',
        communeNames: { lb: 'Ettelbréck', de: 'Ettelbrück' },
        canton: 'Diekirch',
        cantonNames: { lb: 'Dikrech' },
      },
    ]);
    expect((await suggestions('L-4041')).places.map(({ commune }) => commune)).toEqual(['Esch-sur-Alzette']);
  });

  test.each(['zisternen', 'Citernes', 'cistern', 'Zister', 'cisternas'])(
    'know a trade that the office has added by each of its names: %s',
    async (input) => {
      await db
        .insert(serviceCategories)
        .values({
          name: 'Cisterns',
          names: { fr: 'Citernes', de: 'Zisternen', lb: 'Zisteren', pt: 'Cisternas' },
        })
        .onConflictDoNothing();
      expect((await suggestions(input)).categories.map(({ name }) => name)).toContain('Cisterns');
    },
  );

  test('name a trade from its second letter, whichever villages begin alike', async () => {
    const { categories, places } = await suggestions('roo');
    expect(categories.map(({ name }) => name)).toEqual(['Roofing']);
    expect(places.map(({ commune }) => commune)).toContain('Betzdorf');
    expect((await suggestions('ro')).categories[0]?.name).toBe('Roofing');
  });

  test('are empty for nothing and for what nobody has', async () => {
    const nothing = { companies: [], categories: [], places: [] };
    expect(await suggestions(' ')).toEqual(nothing);
    expect(await suggestions("%'_\\")).toEqual(nothing);
  });

  test('want a query', async () => {
    expect((await ask('GET', '/api/suggestions')).status).toBe(400);
  });
});

test('both sides fold a text alike', async () => {
  const texts = [
    'Bréissel',
    'GÄERTNER',
    'Straße',
    'Œuvre',
    'It’s',
    'Łódź',
    'ﬁn',
    'Ünïcode',
    'Façades',
    'ærø',
    '100%_\\',
  ];
  const { rows } = await pool.query('select fold_text(t) as folded from unnest($1::text[]) t', [texts]);
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
});

test('fifty companies that come at once with the same new words are all found', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      buildCompany(db, { name: `Zwirbel Knautsch ${index}`, description: 'Krumpel Zwirbel Fuddel' }),
    ),
  );
  expect((await names({ query: 'krumpl zwirbel' })).total).toBe(50);
});

test('the town itself stands before names that begin like it', async () => {
  await build('Masonry', { name: 'Baugeschäft Escher', city: 'Useldange', postalCode: 'L-8706' });
  await build('Masonry', { name: 'Useldesch Bau', city: 'Useldange', postalCode: 'L-8706' });
  await build('Masonry', { name: 'Maison Dupont', city: 'Esch-sur-Alzette', postalCode: 'L-4041' });
  await build('Masonry', { name: 'Zimmerei Wagner', city: 'Esch-sur-Alzette', postalCode: 'L-4041' });
  const foundNames = (await names({ query: 'Esch' })).names;
  const placeOf = (name: string) =>
    foundNames.includes(name) ? foundNames.indexOf(name) : foundNames.length;
  const last = Math.max(placeOf('Maison Dupont'), placeOf('Zimmerei Wagner'));
  expect(last).toBeLessThan(foundNames.length);
  for (const name of ['Baugeschäft Escher', 'Useldesch Bau']) expect(placeOf(name)).toBeGreaterThan(last);
});
