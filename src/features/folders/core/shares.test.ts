import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildFolder, buildFolderCompany } from '#demo/builders/folder.ts';
import { buildUser } from '#demo/builders/user.ts';
import type { CompanyItem } from '#features/companies/core/contract/company-item.ts';
import { testHost } from '#testing/host.ts';
import { folderShares } from './server/tables.ts';

const { ask, db } = await testHost();

const person = await buildUser(db, { username: 'hidden-owner' });

const newFolder = () =>
  buildFolder(db, { userId: person.id, name: 'Roof and attic', description: 'Before winter.' });
const share = async (folder: number) => {
  const { status, body } = await ask('POST', `/api/folders/${folder}/share`, { as: person.id });
  return { status, ...(body as { token: string; createdAt: string }) };
};
const read = (token: string, rest = '') => ask('GET', `/api/shared-folders/${token}${rest}`);

describe('a shared folder', () => {
  test('is read by anyone, with nothing of its owner and no notes', async () => {
    const folder = await newFolder();
    const company = await buildCompany(db, { name: 'Schmit' });
    await buildFolderCompany(db, { folderId: folder.id, companyId: company.id, note: 'Too dear.' });
    const { status, token } = await share(folder.id);
    expect(status).toBe(200);
    expect(token).toMatch(/^[\w-]{43}$/);
    const shared = await read(token);
    expect(shared.status).toBe(200);
    expect(shared.body).toEqual({
      name: 'Roof and attic',
      description: 'Before winter.',
      companyCount: 1,
      companies: [expect.objectContaining({ id: company.id, name: 'Schmit', userId: company.userId })],
    });
    expect(shared.headers['cache-control']).toBe('no-store');
    for (const hidden of ['Too dear', 'savedAt', person.username, `"userId":${person.id}`]) {
      expect(shared.text).not.toContain(hidden);
    }
  });

  test('lists its companies a page at a time', async () => {
    const folder = await newFolder();
    const saved: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      saved.unshift((await buildFolderCompany(db, { folderId: folder.id, note: 'Hidden.' })).companyId);
    }
    const { token } = await share(folder.id);
    const first = await read(token, '/companies?limit=2');
    expect(first.headers['x-total-count']).toBe('3');
    const second = await ask('GET', /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '');
    const items = [first, second].flatMap(({ body }) => body as CompanyItem[]);
    expect(items.map(({ id }) => id)).toEqual(saved);
    expect(first.text).not.toContain('Hidden.');
  });

  test('follows its folder, and ends with it', async () => {
    const folder = await newFolder();
    const { token } = await share(folder.id);
    await ask('PATCH', `/api/folders/${folder.id}`, { as: person.id, body: { name: 'Roof' } });
    expect((await read(token)).body).toMatchObject({ name: 'Roof' });
    await ask('DELETE', `/api/folders/${folder.id}`, { as: person.id });
    expect((await read(token)).status).toBe(404);
  });

  test('the folder of likes can be shared too', async () => {
    const owner = (await buildUser(db)).id;
    const company = await buildCompany(db);
    await ask('POST', '/api/contacts', { as: owner, body: { companyId: company.id } });
    const [folder] = (await ask('GET', '/api/folders', { as: owner })).body as { id: number }[];
    const { body } = await ask('POST', `/api/folders/${folder?.id}/share`, { as: owner });
    expect((await read((body as { token: string }).token)).body).toMatchObject({
      name: 'Liked Companies',
      companies: [{ id: company.id }],
    });
  });
});

describe('a link', () => {
  test('is one a folder: a new one ends the one before', async () => {
    const folder = await newFolder();
    const [old, fresh] = [await share(folder.id), await share(folder.id)];
    expect(fresh.token).not.toBe(old.token);
    expect((await read(old.token)).status).toBe(404);
    expect((await read(fresh.token)).status).toBe(200);
    expect(await db.select().from(folderShares).where(eq(folderShares.folderId, folder.id))).toHaveLength(1);
  });

  test('made 20 times at once leaves one that works', async () => {
    const folder = await newFolder();
    const links = await Promise.all(Array.from({ length: 20 }, () => share(folder.id)));
    const responses = await Promise.all(links.map(({ token }) => read(token)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is not in the database, also when it was asked for with an Idempotency-Key', async () => {
    const folder = await newFolder();
    const { body } = await ask('POST', `/api/folders/${folder.id}/share`, {
      as: person.id,
      headers: { 'idempotency-key': 'share-once' },
    });
    const { token } = body as { token: string };
    const [row] = await db.select().from(folderShares).where(eq(folderShares.folderId, folder.id));
    expect(row?.tokenHash).toHaveLength(32);
    expect(row?.tokenHash.toString('base64url')).not.toBe(token);
    const { rows } = await db.execute('select key from idempotency_keys');
    expect(rows).toEqual([]);
  });

  test('is told of with its day, and taken back', async () => {
    const folder = await newFolder();
    const address = `/api/folders/${folder.id}/share`;
    const shareState = async () => (await ask('GET', address, { as: person.id })).body;
    expect(await shareState()).toEqual({ isShared: false, createdAt: null });
    const { token, createdAt } = await share(folder.id);
    expect(await shareState()).toEqual({ isShared: true, createdAt });
    expect((await ask('DELETE', address, { as: person.id })).status).toBe(200);
    expect(await shareState()).toEqual({ isShared: false, createdAt: null });
    expect((await read(token)).status).toBe(404);
    expect((await ask('DELETE', address, { as: person.id })).status).toBe(200);
  });

  test('nobody made is 404, and what cannot be one is 400', async () => {
    for (const rest of ['', '/companies']) {
      expect(await read('A'.repeat(43), rest)).toMatchObject({
        status: 404,
        body: {
          code: 'sharedFolderNotFound',
          message: 'This folder is no longer shared, or the link is incomplete.',
        },
      });
      expect((await read('A'.repeat(42), rest)).status).toBe(400);
    }
  });
});
