import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildFolder, buildFolderCompany } from '#demo/builders/folder.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import type { Folder } from './contract/folders.ts';
import type { SavedCompany } from './contract/saved-companies.ts';

const { ask, db } = await testHost();

const person = (await buildUser(db)).id;
const slating = await buildCategory(db, { name: 'Slating' });

const newFolder = async () => (await buildFolder(db, { userId: person })).id;
const add = (folder: number, companyId: unknown, headers = {}) =>
  ask('POST', `/api/folders/${folder}/companies`, { as: person, body: { companyId }, headers });
const listed = async (folder: number, query = '') => {
  const response = await ask('GET', `/api/folders/${folder}/companies${query}`, { as: person });
  return { ...response, items: response.body as SavedCompany[] };
};
const countOf = async (folder: number) =>
  ((await ask('GET', `/api/folders/${folder}`, { as: person })).body as Folder).companyCount;

describe('POST /api/folders/{id}/companies', () => {
  test(
    'saves the company and answers it as the list does',
    {
      meta: { requirements: ['API-037', 'DATA-009'] },
    },
    async () => {
      const folder = await newFolder();
      const company = await buildCompany(db, { name: 'Thill' });
      const { status, body } = await add(folder, company.id);
      expect(status).toBe(201);
      expect(body).toMatchObject({ id: company.id, name: 'Thill', note: null });
      expect((await listed(folder)).items).toEqual([body]);
      expect(await countOf(folder)).toBe(1);
    },
  );

  test(
    'a second time is 409 with the sentence',
    {
      meta: { requirements: ['API-037', 'ERR-045'] },
    },
    async () => {
      const folder = await newFolder();
      const { id } = await buildCompany(db);
      await add(folder, id);
      const { status, body } = await add(folder, id);
      expect(status).toBe(409);
      expect(body).toMatchObject({
        message: 'This company is already in the folder',
        code: 'alreadyInFolder',
      });
      expect(await countOf(folder)).toBe(1);
    },
  );

  test('50 at once are one row and 49 times 409', async () => {
    const folder = await newFolder();
    const { id } = await buildCompany(db);
    const responses = await Promise.all(Array.from({ length: 50 }, () => add(folder, id)));
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect(await countOf(folder)).toBe(1);
  });

  test('50 different ones at once, each with its key, are 50', async () => {
    const folder = await newFolder();
    const companies = await Promise.all(Array.from({ length: 50 }, () => buildCompany(db)));
    const responses = await Promise.all(
      companies.map(({ id }) => add(folder, id, { 'idempotency-key': `save-${id}` })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await countOf(folder)).toBe(50);
  });

  test('a repeat with the same Idempotency-Key is answered as the first, not refused', async () => {
    const folder = await newFolder();
    const { id } = await buildCompany(db);
    const key = { 'idempotency-key': 'saved-once' };
    const [first, second] = [await add(folder, id, key), await add(folder, id, key)];
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
  });

  test('a company that is not there is 404', async () => {
    const { status, body } = await add(await newFolder(), 999_999);
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Company not found', code: 'companyNotFound' });
  });

  test.each(['1', 0, -1, 1.5, 2 ** 31, null, undefined, [1]])('refuses the id %o', async (companyId) => {
    expect((await add(await newFolder(), companyId)).status).toBe(400);
  });

  test('a folder deleted meanwhile is 404, never a fault', async () => {
    const { id } = await buildCompany(db);
    const folder = await newFolder();
    const responses = await Promise.all([
      ...Array.from({ length: 10 }, async () => add(folder, (await buildCompany(db)).id)),
      ask('DELETE', `/api/folders/${folder}`, { as: person }),
      add(folder, id),
    ]);
    for (const { status } of responses) expect([200, 201, 404]).toContain(status);
  });
});

describe('GET /api/folders/{id}/companies', () => {
  test(
    'answers logo, name, services and description, last saved first',
    {
      meta: { requirements: ['API-034', 'FOLDER-008', 'FOLDER-009'] },
    },
    async () => {
      const folder = await newFolder();
      const plain = await buildCompany(db);
      const slater = await buildCompany(db, { name: 'Schmit', description: 'Slate.', logoUrl: '/logo.png' });
      const service = await buildService(db, { companyId: slater.id, categoryId: slating.id });
      for (const { id } of [slater, plain]) await buildFolderCompany(db, { folderId: folder, companyId: id });
      const { status, items, headers } = await listed(folder);
      expect(status).toBe(200);
      expect(items).toMatchObject([
        { id: plain.id, services: [], note: null },
        {
          id: slater.id,
          userId: slater.userId,
          name: 'Schmit',
          description: 'Slate.',
          logoUrl: '/logo.png',
          services: [{ id: service.id, category: { id: slating.id, name: 'Slating' } }],
          note: null,
          savedAt: expect.stringMatching(/^\d{4}-/),
        },
      ]);
      expect(headers['x-total-count']).toBe('2');
    },
  );

  test('goes on where the last page ended, also after that row has been removed', async () => {
    const folder = await newFolder();
    const saved: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      saved.unshift((await buildFolderCompany(db, { folderId: folder })).companyId);
    }
    const first = await listed(folder, '?limit=2');
    const lastSeen = first.items.at(-1)?.id;
    await ask('DELETE', `/api/folders/${folder}/companies/${lastSeen}`, { as: person });
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const { body, headers } = await ask('GET', next, { as: person });
    const listedIds = [...first.items, ...(body as SavedCompany[])].map(({ id }) => id);
    expect(listedIds).toEqual(saved.slice(0, 4));
    expect(headers['x-total-count']).toBe('4');
  });

  test.each(['limit=0', 'limit=101', 'cursor=x'])('refuses %s', async (query) => {
    expect((await listed(await newFolder(), `?${query}`)).status).toBe(400);
  });

  test('a company that is deleted is gone from list and count', async () => {
    const folder = await newFolder();
    const deletedEntry = await buildFolderCompany(db, { folderId: folder });
    const remainingEntry = await buildFolderCompany(db, { folderId: folder });
    await db.delete(companyProfiles).where(eq(companyProfiles.id, deletedEntry.companyId));
    expect((await listed(folder)).items.map(({ id }) => id)).toEqual([remainingEntry.companyId]);
    expect(await countOf(folder)).toBe(1);
  });
});

describe('DELETE /api/folders/{id}/companies/{companyId}', () => {
  test('takes the company out of this folder alone', { meta: { requirements: ['API-038'] } }, async () => {
    const [folder, otherFolder] = [await newFolder(), await newFolder()];
    const { id } = await buildCompany(db);
    await add(folder, id);
    await add(otherFolder, id);
    const remove = () => ask('DELETE', `/api/folders/${folder}/companies/${id}`, { as: person });
    expect((await remove()).status).toBe(200);
    expect((await listed(folder)).items).toEqual([]);
    expect(await countOf(otherFolder)).toBe(1);
    expect(await remove()).toMatchObject({ status: 404, body: { message: 'Company not found' } });
  });
});

describe('PATCH /api/folders/{id}/companies/{companyId}', () => {
  const setNote = (folder: number, companyId: number, body: unknown) =>
    ask('PATCH', `/api/folders/${folder}/companies/${companyId}`, { as: person, body });

  test('writes a note, answered with the list; null and nothing but spaces clear it', async () => {
    const folder = await newFolder();
    const { companyId } = await buildFolderCompany(db, { folderId: folder });
    const long = 'ä'.repeat(1000);
    expect(await setNote(folder, companyId, { note: ` ${long} ` })).toMatchObject({
      status: 200,
      body: { id: companyId, note: long },
    });
    expect((await listed(folder)).items).toMatchObject([{ note: long }]);
    expect(await setNote(folder, companyId, { note: null })).toMatchObject({ body: { note: null } });
    await setNote(folder, companyId, { note: 'Asks for a deposit.' });
    expect(await setNote(folder, companyId, { note: '  ' })).toMatchObject({ body: { note: null } });
  });

  test('belongs to one folder’s entry', async () => {
    const [firstFolder, otherFolder] = [await newFolder(), await newFolder()];
    const { companyId } = await buildFolderCompany(db, { folderId: firstFolder });
    await buildFolderCompany(db, { folderId: otherFolder, companyId });
    await setNote(firstFolder, companyId, { note: 'Here only.' });
    expect((await listed(otherFolder)).items).toMatchObject([{ id: companyId, note: null }]);
  });

  test('refuses 1,001 characters and what is no text', async () => {
    const folder = await newFolder();
    const { companyId } = await buildFolderCompany(db, { folderId: folder });
    const refused = await setNote(folder, companyId, { note: 'x'.repeat(1001) });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'Note must be 1,000 characters or less' },
    });
    for (const body of [{}, { note: 1 }, { note: 'a\0b' }]) {
      expect((await setNote(folder, companyId, body)).status).toBe(400);
    }
  });

  test('a company that is not in the folder is 404', async () => {
    const { id } = await buildCompany(db);
    expect(await setNote(await newFolder(), id, { note: 'x' })).toMatchObject({
      status: 404,
      body: { message: 'Company not found' },
    });
  });
});
