import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { gazetteerKeyOf } from '#features/directory/core/rules/parse-gazetteer.ts';
import { parseSearchSentence } from '#features/directory/core/rules/parse-search-sentence.ts';
import { testDatabase } from '#testing/database.ts';
import { syncGazetteer, readGazetteerFiles } from './sync-gazetteer.ts';

const { pool, db } = await testDatabase();
const entries = readGazetteerFiles('db/places');

test('every commune is a place, every place is in a commune, and no name means two', async () => {
  const { rows } = await pool.query<{ name: string }>('select name from communes');
  const communes = new Set(rows.map(({ name }) => name));
  expect(entries.filter(({ commune }) => !communes.has(commune))).toEqual([]);
  const places = new Set(entries.map(({ place }) => place));
  expect([...communes].filter((name) => !places.has(name))).toEqual([]);
  const names = entries.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(["à la Cloche d'Or", 'zu Esch-Uelzecht', 'in Luxemburg-Stadt', "a Vallée de l'Ernz"])(
  'a place is found in a sentence as it is written: %s',
  (placeName) => {
    const knownNames = new Set(entries.map(({ name }) => name));
    const { place } = parseSearchSentence(`couvreur ${placeName}`, (name) =>
      knownNames.has(gazetteerKeyOf(name)),
    );
    expect(place).not.toBeNull();
    expect(entries.find(({ name }) => name === gazetteerKeyOf(place ?? ''))).toBeDefined();
  },
);

test('a point is in the country', () => {
  for (const { place, latitude, longitude } of entries) {
    if (latitude === null || longitude === null) continue;
    expect(latitude > 49.4 && latitude < 50.2, place).toBe(true);
    expect(longitude > 5.7 && longitude < 6.6, place).toBe(true);
  }
});

test('a place that is learnt puts the companies there, and one that is gone takes them away', async () => {
  const company = await buildCompany(db, { city: 'Zesummen', postalCode: null });
  expect(company.commune).toBeNull();
  const folder = await mkdtemp(join(tmpdir(), 'giewel-places-'));
  await writeFile(
    join(folder, 'a.txt'),
    '# a comment\nWiltz | Wiltz | 49.9655, 5.9339 | lb:Zesummen, L-9530\n',
  );
  await Promise.all([syncGazetteer(pool, folder), syncGazetteer(pool, folder)]);
  expect((await reloadCompany(db, company.id)).commune).toBe('Wiltz');
  const { rows } = await pool.query('select name, place from gazetteer order by name');
  expect(rows).toEqual(['l-9530', 'wiltz', 'zesummen'].map((name) => ({ name, place: 'Wiltz' })));
  const readNames = async () =>
    (await pool.query(`select names_of_place('Wiltz') as wiltz, names_of_place('Mersch') as mersch`)).rows[0];
  expect(await readNames()).toEqual({ wiltz: { lb: 'Zesummen' }, mersch: {} });
  await syncGazetteer(pool, 'db/places');
  expect(await readNames()).toEqual({ wiltz: { lb: 'Wolz' }, mersch: { lb: 'Miersch' } });
  expect((await reloadCompany(db, company.id)).commune).toBeNull();
});
