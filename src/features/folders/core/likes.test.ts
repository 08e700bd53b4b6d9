import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContact } from '#demo/builders/contact.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import type { Folder } from './contract/folders.ts';
import type { Like } from './contract/likes.ts';

const { ask, db } = await testHost();

const newPerson = async () => (await buildUser(db)).id;
const newCompany = async () => (await buildCompany(db)).id;

const like = (as: number, companyId: unknown, headers = {}) =>
  ask('POST', '/api/contacts', { as, body: { companyId }, headers });
const unlike = (as: number, companyId: number) => ask('DELETE', `/api/contacts/${companyId}`, { as });
const contactsOf = async (as: number) => (await ask('GET', '/api/contacts', { as })).body as Like[];
const likedIds = async (as: number) => (await contactsOf(as)).map(({ companyId }) => companyId);
const isLiked = async (as: number, companyId: number) =>
  (await ask('GET', `/api/contacts/check/${companyId}`, { as })).body;
const foldersOf = async (as: number) => (await ask('GET', '/api/folders', { as })).body as Folder[];

describe('likes', () => {
  test(
    'are checked, made and taken back',
    {
      meta: { requirements: ['API-021', 'API-022', 'API-023', 'LIKE-006'] },
    },
    async () => {
      const person = await newPerson();
      const company = await newCompany();
      expect(await isLiked(person, company)).toEqual({ isLiked: false });
      expect((await like(person, company)).status).toBe(201);
      expect(await isLiked(person, company)).toEqual({ isLiked: true });
      expect((await unlike(person, company)).status).toBe(200);
      expect(await isLiked(person, company)).toEqual({ isLiked: false });
    },
  );

  test(
    'are listed with their company, last liked first',
    {
      meta: { requirements: ['API-024', 'DATA-010', 'DATA-027', 'LIKE-001'] },
    },
    async () => {
      const person = await newPerson();
      const roofing = await buildCategory(db, { name: 'Roofing' });
      const slater = await buildCompany(db, { name: 'Schmit', logoUrl: '/logo.png' });
      await buildService(db, { companyId: slater.id, categoryId: roofing.id });
      const first = await like(person, slater.id);
      const other = await newCompany();
      await like(person, other);
      const { body, headers } = await ask('GET', '/api/contacts', { as: person });
      expect(body).toEqual([
        expect.objectContaining({ companyId: other }),
        {
          id: expect.any(Number),
          userId: person,
          companyId: slater.id,
          createdAt: expect.stringMatching(/^\d{4}-/),
          company: {
            id: slater.id,
            userId: slater.userId,
            name: 'Schmit',
            logoUrl: '/logo.png',
            categories: [{ id: roofing.id, name: 'Roofing', names: {} }],
          },
        },
      ]);
      expect((body as Like[])[1]).toEqual(first.body);
      expect(headers['x-total-count']).toBe('2');
    },
  );

  test('liking again succeeds and changes nothing', { meta: { requirements: ['LIKE-007'] } }, async () => {
    const person = await newPerson();
    const company = await newCompany();
    const [first, second] = [await like(person, company), await like(person, company)];
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await likedIds(person)).toEqual([company]);
  });

  test('50 at once are one like and one folder, and all succeed', async () => {
    const person = await newPerson();
    const company = await newCompany();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        like(person, company, index % 2 ? { 'idempotency-key': `like-${index}` } : {}),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await likedIds(person)).toEqual([company]);
    expect(await foldersOf(person)).toHaveLength(1);
  });

  test('20 first likes of 20 companies at once bring one folder', async () => {
    const person = await newPerson();
    const companies = await Promise.all(Array.from({ length: 20 }, newCompany));
    await Promise.all(companies.map((company) => like(person, company)));
    expect(await foldersOf(person)).toMatchObject([{ name: 'Liked Companies', companyCount: 20 }]);
  });

  test('unliking what is not liked succeeds', async () => {
    expect((await unlike(await newPerson(), await newCompany())).status).toBe(200);
  });

  test('are one’s own', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const company = await newCompany();
    await like(person, company);
    await unlike(other, company);
    expect(await isLiked(other, company)).toEqual({ isLiked: false });
    expect(await isLiked(person, company)).toEqual({ isLiked: true });
    expect(await contactsOf(other)).toEqual([]);
  });

  test('a userId in the body is ignored', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const body = { companyId: await newCompany(), userId: other };
    expect((await ask('POST', '/api/contacts', { as: person, body })).body).toMatchObject({ userId: person });
    expect(await contactsOf(other)).toEqual([]);
  });

  test('go on where the last page ended', async () => {
    const person = await newPerson();
    const liked: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      liked.unshift((await buildContact(db, { userId: person })).companyId);
    }
    const first = await ask('GET', '/api/contacts?limit=2', { as: person });
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await ask('GET', next, { as: person });
    const listedIds = [first, second].flatMap(({ body }) => (body as Like[]).map((item) => item.companyId));
    expect(listedIds).toEqual(liked);
  });

  test('a company that is not there is 404', async () => {
    const person = await newPerson();
    for (const response of [
      await like(person, 999_999),
      await unlike(person, 999_999),
      await ask('GET', '/api/contacts/check/999999', { as: person }),
    ]) {
      expect(response).toMatchObject({ status: 404, body: { message: 'Company not found' } });
    }
  });

  test.each(['1', 0, 1.5, 2 ** 31, null, undefined])('refuse the id %o', async (companyId) => {
    expect((await like(await newPerson(), companyId)).status).toBe(400);
  });

  test('need a sign-in', { meta: { requirements: ['SESSION-012', 'LIKE-008'] } }, async () => {
    const calls = [
      await ask('GET', '/api/contacts'),
      await ask('POST', '/api/contacts', { body: { companyId: 1 } }),
      await ask('DELETE', '/api/contacts/1'),
      await ask('GET', '/api/contacts/check/1'),
    ];
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});
