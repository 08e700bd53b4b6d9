import { describe, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContact } from '#demo/builders/contact.ts';
import { buildFolder, buildFolderCompany } from '#demo/builders/folder.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { MAX_FOLDERS } from './contract/fields.ts';
import type { Folder } from './contract/folders.ts';
import { LIKED_FOLDER_NAME } from './rules/folders.ts';

const { ask, db } = await testHost();

const person = (await buildUser(db)).id;
const stranger = (await buildUser(db)).id;

const create = (body: unknown, as: number | undefined = person, headers = {}) =>
  ask('POST', '/api/folders', { as, body, headers });
const foldersOf = async (as: number) => (await ask('GET', '/api/folders', { as })).body as Folder[];

describe('what was saved last', () => {
  test(
    'comes with each folder: three companies with their covers, the last first',
    {
      meta: { requirements: ['API-031', 'API-033'] },
    },
    async () => {
      const owner = (await buildUser(db)).id;
      const [full, bare] = [
        await buildFolder(db, { userId: owner }),
        await buildFolder(db, { userId: owner }),
      ];
      const saved = [];
      for (const name of ['First', 'Second', 'Third', 'Fourth']) {
        const company = await buildCompany(db, { name });
        await buildFolderCompany(db, { folderId: full.id, companyId: company.id });
        saved.unshift(company);
      }
      await buildPicture(db, {
        companyId: saved[0]?.id ?? 0,
        imageUrl: '/plates/cover/roofing-1-minett.svg',
      });
      const [second, first] = await foldersOf(owner);
      expect(second).toMatchObject({ id: bare.id, latest: [] });
      expect(first?.latest).toEqual(
        saved.slice(0, 3).map(({ id, name }, place) => ({
          id,
          name,
          coverUrl: place === 0 ? '/plates/cover/roofing-1-minett.svg' : null,
          savedAt: expect.stringMatching(/^\d{4}-/),
        })),
      );
      const { body } = await ask('GET', `/api/folders/${full.id}`, { as: owner });
      expect((body as Folder).latest).toEqual(first?.latest);
    },
  );

  test('of the folder of likes are the likes', async () => {
    const owner = (await buildUser(db)).id;
    const { companyId } = await buildContact(db, { userId: owner });
    await buildFolder(db, { userId: owner, isLiked: true, name: LIKED_FOLDER_NAME });
    expect(await foldersOf(owner)).toMatchObject([{ isLiked: true, latest: [{ id: companyId }] }]);
  });
});

describe('POST /api/folders', () => {
  test(
    'makes a folder; a userId in the body is ignored',
    {
      meta: { requirements: ['API-032', 'DATA-008'] },
    },
    async () => {
      const { status, body } = await create({
        name: ' Roof ',
        description: 'Before winter.',
        userId: stranger,
      });
      expect(status).toBe(201);
      expect(body).toEqual({
        id: expect.any(Number),
        userId: person,
        name: 'Roof',
        description: 'Before winter.',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        companyCount: 0,
        isLiked: false,
        abilities: { mayRename: true, mayDelete: true },
        latest: [],
      });
      expect(await foldersOf(stranger)).toEqual([]);
    },
  );

  test(
    'a description is optional, and an empty one is none',
    {
      meta: { requirements: ['VALID-053', 'DATA-026'] },
    },
    async () => {
      expect((await create({ name: 'Bare' })).body).toMatchObject({ description: null });
      expect((await create({ name: 'Empty', description: '  ' })).body).toMatchObject({ description: null });
      expect((await create({ name: 'Null', description: null })).body).toMatchObject({ description: null });
    },
  );

  test(
    'takes 50 and 200 characters, however many bytes',
    {
      meta: { requirements: ['LIMIT-027'] },
    },
    async () => {
      const { status } = await create({ name: 'ë'.repeat(50), description: 'ü'.repeat(200) });
      expect(status).toBe(201);
    },
  );

  test.each([
    [{}, 'name', 'VALID-054', 'Collection name is required'],
    [{ name: '   ' }, 'name', 'VALID-054', 'Collection name is required'],
    [{ name: 'x'.repeat(51) }, 'name', 'VALID-055', 'Collection name must be 50 characters or less'],
    [
      { name: 'x', description: 'x'.repeat(201) },
      'description',
      'VALID-056',
      'Description must be 200 characters or less',
    ],
  ])('refuses %o: %s (%s)', async (body, field, _, message) => {
    const refused = await create(body);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ message, code: 'invalidInput', fields: { [field]: message } });
  });

  test('two folders may have one name', async () => {
    const twice = await Promise.all([create({ name: 'Twice' }), create({ name: 'Twice' })]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  });

  test('sent twice with one Idempotency-Key makes one folder', async () => {
    const owner = (await buildUser(db)).id;
    const key = { 'idempotency-key': 'one-folder' };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => create({ name: 'Once' }, owner, key)),
    );
    for (const { body } of responses) expect(body).toEqual(responses[0]?.body);
    expect(await foldersOf(owner)).toHaveLength(1);
  });

  test('is refused in words beyond 200 folders, also when several come at once', async () => {
    const owner = (await buildUser(db)).id;
    for (let index = 0; index < MAX_FOLDERS - 1; index += 1) await buildFolder(db, { userId: owner });
    const responses = await Promise.all(Array.from({ length: 5 }, () => create({ name: 'One more' }, owner)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'tooManyFolders',
      message: 'You have 200 folders, which is the maximum. Delete one to create another.',
    });
  });

  test('the name of the folder of likes is reserved', async () => {
    const { status, body } = await create({ name: ' liked COMPANIES' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'nameReserved',
      message: '“Liked Companies” is reserved for your likes. Choose another name.',
    });
  });
});

describe('GET /api/folders', () => {
  test(
    'answers one’s own, newest first, each with its count',
    {
      meta: { requirements: ['DATA-026'] },
    },
    async () => {
      const owner = (await buildUser(db)).id;
      const older = await buildFolder(db, { userId: owner, name: 'Older' });
      const newer = await buildFolder(db, { userId: owner, name: 'Newer', description: 'Soon.' });
      for (let count = 0; count < 3; count += 1) await buildFolderCompany(db, { folderId: older.id });
      await buildFolderCompany(db);
      const { status, body, headers } = await ask('GET', '/api/folders', { as: owner });
      expect(status).toBe(200);
      expect(body).toMatchObject([
        { id: newer.id, userId: owner, name: 'Newer', description: 'Soon.', companyCount: 0 },
        { id: older.id, name: 'Older', description: null, companyCount: 3 },
      ]);
      expect(headers['x-total-count']).toBe('2');
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test('goes on where the last page ended', async () => {
    const owner = (await buildUser(db)).id;
    const createdIds = [];
    for (let count = 0; count < 5; count += 1)
      createdIds.unshift((await buildFolder(db, { userId: owner })).id);
    const first = await ask('GET', '/api/folders?limit=3', { as: owner });
    const [, next = ''] = /<([^>]+)>/.exec(String(first.headers['link'])) ?? [];
    const second = await ask('GET', next, { as: owner });
    const listedIds = [first, second].flatMap(({ body }) => (body as Folder[]).map(({ id }) => id));
    expect(listedIds).toEqual(createdIds);
    expect(second.headers['link']).toBeUndefined();
  });

  test.each(['limit=0', 'limit=501', 'limit=x', 'cursor=0', 'cursor=x'])('refuses %s', async (query) => {
    expect((await ask('GET', `/api/folders?${query}`, { as: person })).status).toBe(400);
  });
});

describe('one folder', () => {
  test('is answered with its count', { meta: { requirements: ['API-033'] } }, async () => {
    const folder = await buildFolder(db, { userId: person, name: 'Attic' });
    await buildFolderCompany(db, { folderId: folder.id });
    const { status, body } = await ask('GET', `/api/folders/${folder.id}`, { as: person });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: folder.id, userId: person, name: 'Attic', companyCount: 1 });
  });

  test(
    'is changed: what is left out stays, what is emptied goes',
    {
      meta: { requirements: ['API-035'] },
    },
    async () => {
      const folder = await buildFolder(db, { userId: person, name: 'Attic', description: 'Warm.' });
      await buildFolderCompany(db, { folderId: folder.id });
      const change = async (body: unknown) =>
        (await ask('PATCH', `/api/folders/${folder.id}`, { as: person, body })).body;
      expect(await change({ name: 'Loft' })).toMatchObject({
        name: 'Loft',
        description: 'Warm.',
        companyCount: 1,
      });
      expect(await change({ description: 'Cool.' })).toMatchObject({ name: 'Loft', description: 'Cool.' });
      expect(await change({})).toMatchObject({ name: 'Loft', description: 'Cool.' });
      expect(await change({ description: null })).toMatchObject({ name: 'Loft', description: null });
      expect(await change({ name: 'Attic', description: '', userId: stranger })).toMatchObject({
        userId: person,
        name: 'Attic',
        description: null,
      });
    },
  );

  test.each([
    ['VALID-054', { name: '' }, 400, 'Collection name is required'],
    ['VALID-055', { name: 'x'.repeat(51) }, 400, 'Collection name must be 50 characters or less'],
    ['VALID-056', { description: 'x'.repeat(201) }, 400, 'Description must be 200 characters or less'],
    [
      'reading 29',
      { name: 'Liked companies' },
      409,
      '“Liked Companies” is reserved for your likes. Choose another name.',
    ],
  ])('%s a change to %o is refused with %i: %s', async (_, body, status, message) => {
    const folder = await buildFolder(db, { userId: person, name: 'Attic' });
    const refused = await ask('PATCH', `/api/folders/${folder.id}`, { as: person, body });
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({ message });
    expect((await ask('GET', `/api/folders/${folder.id}`, { as: person })).body).toMatchObject({
      name: 'Attic',
    });
  });

  test('is deleted, and its companies stay', { meta: { requirements: ['API-036'] } }, async () => {
    const company = await buildCompany(db);
    const folder = await buildFolder(db, { userId: person });
    await buildFolderCompany(db, { folderId: folder.id, companyId: company.id });
    expect((await ask('DELETE', `/api/folders/${folder.id}`, { as: person })).status).toBe(200);
    expect((await ask('GET', `/api/folders/${folder.id}`, { as: person })).status).toBe(404);
    expect((await ask('DELETE', `/api/folders/${folder.id}`, { as: person })).status).toBe(404);
    expect((await ask('GET', `/api/companies/${company.id}`)).status).toBe(200);
  });
});

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  rest: string;
  body?: unknown;
}

const calls: Call[] = [
  { method: 'GET', rest: '' },
  { method: 'PATCH', rest: '', body: { name: 'Mine now' } },
  { method: 'DELETE', rest: '' },
  { method: 'GET', rest: '/companies' },
  { method: 'POST', rest: '/companies', body: { companyId: 1 } },
  { method: 'PATCH', rest: '/companies/1', body: { note: 'x' } },
  { method: 'DELETE', rest: '/companies/1' },
  { method: 'GET', rest: '/share' },
  { method: 'POST', rest: '/share' },
  { method: 'DELETE', rest: '/share' },
];

describe.each(calls)('$method /api/folders/{id}$rest', ({ method, rest, body }) => {
  test(
    'is 404 to a stranger, as if the folder were not there',
    {
      meta: { requirements: ['FOLDER-003'] },
    },
    async () => {
      const folder = await buildFolder(db, { userId: person, name: 'Private' });
      for (const id of [folder.id, 999_999]) {
        expect(await ask(method, `/api/folders/${id}${rest}`, { as: stranger, body })).toMatchObject({
          status: 404,
          body: { message: 'Folder not found', code: 'folderNotFound' },
        });
      }
      expect(await ask('GET', `/api/folders/${folder.id}`, { as: person })).toMatchObject({
        body: { name: 'Private' },
      });
    },
  );

  test('is 401 to whoever is not signed in', { meta: { requirements: ['SESSION-012'] } }, async () => {
    expect((await ask(method, `/api/folders/1${rest}`, { body })).status).toBe(401);
  });
});

test(
  'folders are neither listed nor made without a sign-in',
  {
    meta: { requirements: ['SESSION-012'] },
  },
  async () => {
    expect((await ask('GET', '/api/folders')).status).toBe(401);
    expect((await ask('POST', '/api/folders', { body: { name: 'x' } })).status).toBe(401);
  },
);
