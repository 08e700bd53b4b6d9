import { expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';

const { ask, db, pool } = await testHost();
const { id: as } = await buildUser(db, { userType: 'admin' });

test('a hidden category cannot be chosen; who has it keeps it and is found by its words', async () => {
  const { id, name } = await buildCategory(db, { name: 'Moats' });
  const company = await buildCompany(db);
  await buildService(db, { companyId: company.id, categoryId: id });
  const [otherCompany, third] = [await buildCompany(db), await buildCompany(db)];
  await buildService(db, { companyId: third.id, categoryId: id });
  const client = await buildUser(db);
  const visibility = (body: object, category = id) =>
    ask('PATCH', `/api/admin/categories/${category}/visibility`, { as, body });
  const isIn = async (address: string) => (await ask('GET', address)).text.includes(name);
  const choose = () =>
    ask('POST', '/api/company-profile/services', { as: otherCompany.userId, body: { categoryId: id } });
  const drop = () => ask('DELETE', `/api/company-profile/services/${id}`, { as: otherCompany.userId });
  const places = async () => ({
    list: await isIn('/api/categories'),
    prices: await isIn('/api/prices'),
    suggested: await isIn('/api/suggestions?query=moats'),
    understood: await isIn('/api/search-reading?query=moats'),
    priced: (await ask('GET', `/api/prices/${id}`)).status,
    chosen: (await choose()).status,
    asked: (await ask('POST', '/api/requests', { as: client.id, body: { categoryId: id } })).status,
  });
  const placesBefore = await places();
  expect(placesBefore).toMatchObject({
    list: true,
    prices: true,
    suggested: true,
    priced: 200,
    chosen: 201,
    asked: 201,
  });
  expect((await drop()).status).toBe(200);
  expect((await visibility({ isHidden: true }, 999_999)).status).toBe(404);
  for (const body of [{}, { isHidden: 'yes' }]) expect((await visibility(body)).status).toBe(400);
  for (let presses = 0; presses < 2; presses++)
    expect((await visibility({ isHidden: true })).status).toBe(200);
  // Caches of public responses learn of the change a moment later.
  await expect.poll(places).toEqual({
    list: false,
    prices: false,
    suggested: false,
    understood: false,
    priced: 404,
    chosen: 404,
    asked: 400,
  });
  const companies = (await ask('GET', '/api/companies?query=moats')).body as { id: number }[];
  expect(companies.map((item) => item.id)).toEqual(expect.arrayContaining([company.id, third.id]));
  expect((await ask('GET', `/api/companies/${company.id}`)).text).toContain(name);
  const office = (await ask('GET', '/api/admin/categories', { as })).body as { id: number }[];
  expect(office.find((item) => item.id === id)).toMatchObject({ name, isHidden: true, companies: 2 });
  expect((await visibility({ isHidden: false })).status).toBe(200);
  await expect.poll(places).toEqual(placesBefore);
  const { rows } = await pool.query(
    `select verdict, statement from moderation_log where subject = 'category' and subject_id = $1 order by id`,
    [id],
  );
  expect(rows).toEqual(['hidden', 'shown'].map((verdict) => ({ verdict, statement: name })));
});
