import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildFolder } from '#demo/builders/folder.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import type { Folder } from './contract/folders.ts';
import type { Like } from './contract/likes.ts';
import type { SavedCompany } from './contract/saved-companies.ts';

const { ask, db } = await testHost();

const newPerson = async () => (await buildUser(db)).id;
const newCompany = async () => (await buildCompany(db)).id;

const like = (as: number, companyId: number) => ask('POST', '/api/contacts', { as, body: { companyId } });
const unlike = (as: number, companyId: number) => ask('DELETE', `/api/contacts/${companyId}`, { as });
const likedIds = async (as: number) =>
  ((await ask('GET', '/api/contacts', { as })).body as Like[]).map(({ companyId }) => companyId);
const isLiked = async (as: number, companyId: number) =>
  (await ask('GET', `/api/contacts/check/${companyId}`, { as })).body;
const foldersOf = async (as: number) => {
  const { body, headers } = await ask('GET', '/api/folders', { as });
  return { folders: body as Folder[], counted: headers['x-total-count'] };
};

/** Finds the folder of likes of a person who has liked one company. */
const likedFolder = async (person: number) => {
  await like(person, await newCompany());
  const { folders } = await foldersOf(person);
  const folder = folders.find((candidate) => candidate.isLiked);
  if (!folder) throw new Error('No folder of likes');
  return folder;
};
const inFolder = async (as: number, folder: number) =>
  (await ask('GET', `/api/folders/${folder}/companies`, { as })).body as SavedCompany[];

describe('reading 29: the folder of likes', () => {
  test('comes with the first like, is listed, and is not counted', async () => {
    const person = await newPerson();
    await ask('POST', '/api/folders', { as: person, body: { name: 'Roof' } });
    expect((await foldersOf(person)).folders).toHaveLength(1);
    const folder = await likedFolder(person);
    expect(folder).toMatchObject({
      name: 'Liked Companies',
      isLiked: true,
      companyCount: 1,
      abilities: { mayRename: false, mayDelete: false },
    });
    const { folders, counted } = await foldersOf(person);
    expect(folders).toHaveLength(2);
    expect(counted).toBe('1');
  });

  test('mirrors the likes, however they are made and taken back', async () => {
    const person = await newPerson();
    const folder = await likedFolder(person);
    const [firstCompany, secondCompany] = [await newCompany(), await newCompany()];
    const add = () =>
      ask('POST', `/api/folders/${folder.id}/companies`, { as: person, body: { companyId: firstCompany } });
    expect(await add()).toMatchObject({ status: 201, body: { id: firstCompany, note: null } });
    await like(person, secondCompany);
    expect(await isLiked(person, firstCompany)).toEqual({ isLiked: true });
    expect((await inFolder(person, folder.id)).map(({ id }) => id)).toEqual(await likedIds(person));
    expect(await add()).toMatchObject({
      status: 409,
      body: { message: 'This company is already in the folder' },
    });

    await ask('DELETE', `/api/folders/${folder.id}/companies/${firstCompany}`, { as: person });
    expect(await isLiked(person, firstCompany)).toEqual({ isLiked: false });
    await unlike(person, secondCompany);
    expect(await inFolder(person, folder.id)).toHaveLength(1);
    const { body } = await ask('GET', `/api/folders/${folder.id}`, { as: person });
    expect(body).toMatchObject({ companyCount: 1 });
  });

  test('is one a person, and no other folder bears its name', async () => {
    const person = await newPerson();
    await likedFolder(person);
    const second = buildFolder(db, { userId: person, name: 'Liked Companies', isLiked: true });
    await expect(second).rejects.toMatchObject({ cause: { code: '23505' } });
    const namesake = buildFolder(db, { userId: person, name: 'Liked Companies' });
    await expect(namesake).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  test('stays when the last like is taken back', async () => {
    const person = await newPerson();
    const folder = await likedFolder(person);
    for (const company of await likedIds(person)) await unlike(person, company);
    expect((await foldersOf(person)).folders).toMatchObject([{ id: folder.id, companyCount: 0 }]);
  });

  test(
    'cannot be deleted or renamed; its description can change',
    {
      meta: { requirements: ['SESSION-019'] },
    },
    async () => {
      const person = await newPerson();
      const { id } = await likedFolder(person);
      const change = (body: unknown) => ask('PATCH', `/api/folders/${id}`, { as: person, body });
      expect(await ask('DELETE', `/api/folders/${id}`, { as: person })).toMatchObject({
        status: 403,
        body: { message: "The 'Liked Companies' folder cannot be deleted." },
      });
      expect(await change({ name: 'Loved Companies' })).toMatchObject({
        status: 403,
        body: { message: 'You can’t rename the “Liked Companies” folder.' },
      });
      expect(await change({ name: 'Liked Companies', description: 'In one place.' })).toMatchObject({
        status: 200,
        body: { name: 'Liked Companies', description: 'In one place.' },
      });
    },
  );

  test('a note there belongs to the like and goes with it', async () => {
    const person = await newPerson();
    const folder = await likedFolder(person);
    const [company = 0] = await likedIds(person);
    const address = `/api/folders/${folder.id}/companies/${company}`;
    await ask('PATCH', address, { as: person, body: { note: 'Call in May.' } });
    expect(await inFolder(person, folder.id)).toMatchObject([{ id: company, note: 'Call in May.' }]);
    await unlike(person, company);
    await like(person, company);
    expect(await inFolder(person, folder.id)).toMatchObject([{ id: company, note: null }]);
  });

  test('loses a company that is deleted', async () => {
    const person = await newPerson();
    const folder = await likedFolder(person);
    const [company = 0] = await likedIds(person);
    await db.delete(companyProfiles).where(eq(companyProfiles.id, company));
    expect(await likedIds(person)).toEqual([]);
    expect(await inFolder(person, folder.id)).toEqual([]);
  });
});
